import { apacheSite, htaccess } from './apache';
import { caddyfile } from './caddy';
import { cloudfrontRequest, cloudfrontResponse } from './cloudfront';
import { firebaseJson, vercelJson } from './json';
import { headersFile, redirectsFile } from './netlify';
import { nginxMaps, nginxSite } from './nginx';
import { type HostSite, hostSite } from './site';

/** The configuration files of all hosts, by path below deploy/. */
export const deployFiles = (site: HostSite = hostSite()): Record<string, string> => ({
  'nginx/maps.conf': nginxMaps(site),
  'nginx/site.conf': nginxSite(site),
  'apache/site.conf': apacheSite(site),
  'caddy/Caddyfile': caddyfile(site),
  'firebase.json': firebaseJson(site),
  'vercel.json': vercelJson(site),
  'cloudfront/viewer-request.js': cloudfrontRequest(site),
  'cloudfront/viewer-response.js': cloudfrontResponse(site),
});

/** The configuration files inside the export. `rootPictures` are the pictures in its top folder. */
export const exportFiles = (rootPictures: string[], site: HostSite = hostSite()): Record<string, string> => ({
  _headers: headersFile(site, rootPictures),
  _redirects: redirectsFile(site),
  // Without it, GitHub Pages leaves out folders such as _next.
  '.nojekyll': '',
  '.htaccess': htaccess(site),
  // Without it, `npx serve` lists the files of folders that have no page.
  'serve.json': `${JSON.stringify({ directoryListing: false })}\n`,
});
