// Written by "npm run hosts" from content/routes.ts and scripts/hosts/headers.ts: change those.
// A CloudFront function (runtime cloudfront-js-2.0) for the event "viewer request".
var aliases = {
  "/Resources/": "/resources/",
  "/careers/": "/company/careers/",
  "/press/": "/company/press/",
  "/blog/": "/resources/blog/",
  "/documentation/": "/resources/documentation/",
  "/api-reference/": "/resources/api-reference/",
  "/community/": "/resources/community/",
  "/contact-us/": "/contact/",
  "/help-center/": "/support/help-center/",
  "/status/": "/support/status/",
  "/privacy-policy/": "/legal/privacy-policy/",
  "/terms-and-service/": "/legal/terms-and-service/"
};
var pages = {
  "/resources/": "/resources/",
  "/careers/": "/company/careers/",
  "/press/": "/company/press/",
  "/blog/": "/resources/blog/",
  "/documentation/": "/resources/documentation/",
  "/api-reference/": "/resources/api-reference/",
  "/community/": "/resources/community/",
  "/contact-us/": "/contact/",
  "/help-center/": "/support/help-center/",
  "/status/": "/support/status/",
  "/privacy-policy/": "/legal/privacy-policy/",
  "/terms-and-service/": "/legal/terms-and-service/",
  "/": "/",
  "/about/": "/about/",
  "/about/journey/": "/about/journey/",
  "/about/team/": "/about/team/",
  "/offerings/": "/offerings/",
  "/offerings/saas/": "/offerings/saas/",
  "/offerings/services/": "/offerings/services/",
  "/offerings/services/preconstruction-support/": "/offerings/services/preconstruction-support/",
  "/offerings/services/asset-management/": "/offerings/services/asset-management/",
  "/offerings/services/operations-maintenance/": "/offerings/services/operations-maintenance/",
  "/offerings/services/value-add-service/": "/offerings/services/value-add-service/",
  "/offerings/marketplace/": "/offerings/marketplace/",
  "/offerings/operations-maintenance/": "/offerings/operations-maintenance/",
  "/resources/blog/": "/resources/blog/",
  "/resources/case-study/": "/resources/case-study/",
  "/resources/testimonial/": "/resources/testimonial/",
  "/resources/documentation/": "/resources/documentation/",
  "/resources/api-reference/": "/resources/api-reference/",
  "/resources/community/": "/resources/community/",
  "/contact/": "/contact/",
  "/company/careers/": "/company/careers/",
  "/company/press/": "/company/press/",
  "/support/help-center/": "/support/help-center/",
  "/support/status/": "/support/status/",
  "/legal/privacy-policy/": "/legal/privacy-policy/",
  "/legal/terms-and-service/": "/legal/terms-and-service/"
};
var forwards = [
  "/contact/"
];
var hidden = new RegExp("(?:^|/)(?:\\.(?:[^w]|$)|_headers$|_redirects$|serve\\.json$)|\\.(?:br|gz)$");

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
  return { statusCode: status, statusDescription: 'Moved', headers: { location: { value: to + query(request.querystring) } } };
}

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (hidden.test(uri)) {
    request.uri = "/no-such-file";
    return request;
  }
  var folder = uri.charAt(uri.length - 1) === '/' ? uri : uri + '/';
  if (Object.prototype.hasOwnProperty.call(aliases, folder)) return redirect(301, aliases[folder], request);
  var page = Object.prototype.hasOwnProperty.call(pages, folder.toLowerCase()) ? pages[folder.toLowerCase()] : undefined;
  if (page && page !== uri) return redirect(301, page, request);
  var last = uri.slice(uri.lastIndexOf('/') + 1);
  if (!page && last.indexOf('.') < 0) {
    for (var i = 0; i < forwards.length; i++) {
      if (uri.toLowerCase().indexOf(forwards[i]) === 0) return redirect(302, forwards[i], request);
    }
    if (last !== '') return redirect(301, folder, request);
  }
  if (last === '') request.uri = uri + 'index.html';
  return request;
}
