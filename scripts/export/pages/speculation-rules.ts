import { h } from 'hastscript';
import { basePath } from '../../../lib/asset';
import { elementsOf } from '../../lib/html';
import type { PageChange } from './finish';

/**
 * The browser prefetches the page of a link that the visitor points at or presses. Browsers without speculation rules
 * ignore them. The navigator (components/islands/navigator.tsx) removes them when it takes over the links.
 *
 * Gain: see "First click" in tests/bench/README.md.
 */
const rules = JSON.stringify({
  prefetch: [{ where: { href_matches: `${basePath}/*` }, eagerness: 'moderate' }],
});

export const addSpeculationRules: PageChange = ({ body }) => {
  // Not in redirect pages: they have no loader, and visitors do not use their links.
  if (elementsOf(body).some(({ properties }) => 'dataSrc' in properties))
    body.children.push(h('script', { type: 'speculationrules' }, rules));
};
