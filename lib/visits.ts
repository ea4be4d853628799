/**
 * Tells the host of each page that is shown: its path as `p`, and as `r` the origin that the visitor came from. Runs in the
 * page's loader. Visitors who ask not to be tracked are not counted. There is no cookie, and nothing that tells one visitor
 * from another.
 *
 * @param address a path of this site
 */
export function countVisits(address: string) {
  const { doNotTrack, globalPrivacyControl } = navigator as { doNotTrack?: unknown; globalPrivacyControl?: unknown };
  if (doNotTrack === '1' || globalPrivacyControl) return;
  let from = document.referrer && new URL(document.referrer).origin;
  const count = () => {
    navigator.sendBeacon(`${address}?p=${location.pathname.replace(/[&+]/g, encodeURIComponent)}&r=${from}`);
    from = location.origin;
  };
  // The navigator's, when it has shown a page without a reload.
  addEventListener('visit', count);
  if ((document as { prerendering?: boolean }).prerendering)
    addEventListener('prerenderingchange', count, { once: true });
  else count();
}
