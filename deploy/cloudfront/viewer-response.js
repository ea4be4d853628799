// Written by "npm run hosts" from content/routes.ts and scripts/hosts/headers.ts: change those.
// A CloudFront function (runtime cloudfront-js-2.0) for the event "viewer response".
var everywhere = {
  "strict-transport-security": {
    "value": "max-age=63072000"
  },
  "content-security-policy": {
    "value": "frame-ancestors 'none'"
  },
  "x-frame-options": {
    "value": "DENY"
  },
  "x-content-type-options": {
    "value": "nosniff"
  },
  "referrer-policy": {
    "value": "strict-origin-when-cross-origin"
  },
  "permissions-policy": {
    "value": "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-create=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()"
  },
  "cross-origin-opener-policy": {
    "value": "same-origin"
  },
  "cross-origin-embedder-policy": {
    "value": "require-corp"
  }
};
var picture = /\.(?:avif|png|jpg|jpeg|webp|ico|svg)$/;

function handler(event) {
  var headers = event.response.headers;
  var found = event.response.statusCode < 400;
  var uri = event.request.uri;
  Object.keys(everywhere).forEach(function (name) {
    headers[name] = everywhere[name];
  });
  var open = found && picture.test(uri);
  headers['cross-origin-resource-policy'] = { value: open ? 'cross-origin' : 'same-origin' };
  headers['cache-control'] = {
    value: found && uri.indexOf("/_next/static/") === 0 ? 'public, max-age=31536000, immutable' : open ? 'public, max-age=86400, stale-while-revalidate=604800' : 'no-cache'
  };
  return event.response;
}
