/**
 * Reports each page view to the host: the path as `p`, the origin of the referrer as `r`. Runs in the page's loader.
 * Visitors who ask not to be tracked are not counted. It sets no cookie and sends nothing that identifies a visitor.
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
  // components/islands/navigator.tsx dispatches this event after a navigation without a reload.
  addEventListener('visit', count);
  if ((document as { prerendering?: boolean }).prerendering)
    addEventListener('prerenderingchange', count, { once: true });
  else count();
}
