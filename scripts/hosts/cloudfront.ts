import {
  commonHeaders,
  contentType,
  fileHeaders,
  hashedFolder,
  hashedHeaders,
  pictureEnd,
  pictureHeaders,
} from './headers';
import { type HostSite, hiddenPattern, notice } from './site';

const literal = (value: unknown) => JSON.stringify(value, null, 2);
/** Headers in the form of CloudFront's events. */
const headersOf = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), { value }]));

/**
 * Runs before CloudFront requests the file from S3: adds index.html and redirects old addresses. Redirects have the headers
 * of a page, because CloudFront does not run the other function for them.
 */
export function cloudfrontRequest(site: HostSite): string {
  const pages = Object.fromEntries(site.anyCase.map(({ from, to }) => [from.toLowerCase(), to]));
  return `// ${notice}
// A CloudFront function (runtime cloudfront-js-2.0) for the event "viewer request".
var headers = ${literal(headersOf({ ...commonHeaders, ...fileHeaders }))};
var pages = ${literal(pages)};
var sectionRedirects = ${literal(site.sectionRedirects)};
var hidden = new RegExp(${literal(hiddenPattern)});

function query(parameters) {
  var parts = [];
  Object.keys(parameters).forEach(function (name) {
    (parameters[name].multiValue || [parameters[name]]).forEach(function (item) {
      parts.push(item.value === '' ? name : name + '=' + item.value);
    });
  });
  return parts.length ? '?' + parts.join('&') : '';
}
function redirect(status, to, request) {
  headers.location = { value: to + query(request.querystring) };
  return { statusCode: status, statusDescription: 'Moved', headers: headers };
}

function handler(event) {
  var request = event.request;
  // Browsers read a redirect to //name, or /\\name, as one to another site.
  var uri = request.uri = request.uri.replace(/[/\\\\]{2,}/g, '/');
  if (hidden.test(uri)) {
    request.uri = ${literal(`${site.base}/no-such-file`)};
    return request;
  }
  var folder = uri.charAt(uri.length - 1) === '/' ? uri : uri + '/';
  var page = pages[folder.toLowerCase()];
  if (page && page !== uri) return redirect(301, page, request);
  var last = uri.slice(uri.lastIndexOf('/') + 1);
  if (!page && last.indexOf('.') < 0) {
    for (var i = 0; i < sectionRedirects.length; i++) {
      if (uri.toLowerCase().indexOf(sectionRedirects[i]) === 0) return redirect(302, sectionRedirects[i], request);
    }
    if (last !== '') return redirect(301, folder, request);
  }
  if (last === '') request.uri = uri + 'index.html';
  return request;
}
`;
}

/** Sets the headers of each response below 400. CloudFront calls no function for errors of the origin. */
export function cloudfrontResponse(site: HostSite): string {
  return `// ${notice}
// A CloudFront function (runtime cloudfront-js-2.0) for the event "viewer response".
var fileHeaders = ${literal(headersOf({ ...commonHeaders, ...fileHeaders }))};
var pictureHeaders = ${literal(headersOf(pictureHeaders))};
var hashedHeaders = ${literal(headersOf(hashedHeaders))};
var picture = /${pictureEnd}$/;

function handler(event) {
  var headers = event.response.headers;
  var uri = event.request.uri;
  Object.assign(headers, fileHeaders, picture.test(uri) && pictureHeaders, uri.indexOf(${literal(site.base + hashedFolder)}) === 0 && hashedHeaders);
  // S3 gives text files no charset.
  if (/\\.txt$/.test(uri)) headers['content-type'] = { value: '${contentType('txt')}' };
  return event.response;
}
`;
}
