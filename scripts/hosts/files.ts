import { apacheSite, htaccess } from './apache';
import { caddyfile } from './caddy';
import { cloudfrontRequest, cloudfrontResponse } from './cloudfront';
import { firebaseJson, vercelJson } from './json';
import { headersFile, redirectsFile } from './netlify';
import { nginxExample, nginxMaps, nginxSite } from './nginx';
import { type HostSite, hostSite } from './site';

/** The settings of each host, by their path below deploy/. */
export const deployFiles = (site: HostSite = hostSite()): Record<string, string> => ({
  'nginx/maps.conf': nginxMaps(site),
  'nginx/site.conf': nginxSite(site),
  'nginx/example.conf': nginxExample,
  'apache/site.conf': apacheSite(site),
  'caddy/Caddyfile': caddyfile(site),
  'firebase.json': firebaseJson(site),
  'vercel.json': vercelJson(site),
  'cloudfront/viewer-request.js': cloudfrontRequest(site),
  'cloudfront/viewer-response.js': cloudfrontResponse(site),
});

/** The settings that hosts read from the export itself. `rootPictures`: the pictures beside its start page. */
export const exportFiles = (rootPictures: string[], site: HostSite = hostSite()): Record<string, string> => ({
  _headers: headersFile(site, rootPictures),
  _redirects: redirectsFile(site),
  // GitHub Pages leaves out folders such as _next without it.
  '.nojekyll': '',
  '.htaccess': htaccess(site),
  // `npx serve` lists folders without a page otherwise.
  'serve.json': `${JSON.stringify({ directoryListing: false })}\n`,
});
