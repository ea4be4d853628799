import { isPreview } from '../../hosts/headers';
import { addPolicy } from './content-policy';
import { deferScripts } from './defer-scripts';
import { factsOf, type PageFacts } from './facts';
import { finishPages } from './finish';
import { inlineStyles } from './inline-styles';
import { removeSeparators } from './next-output';
import { addNoindex } from './noindex';
import { addSpeculationRules } from './speculation-rules';

/** Applies the changes to each of these pages, in order. Runs in worker threads. */
export function work(files: string[], out: string): PageFacts[] {
  const { change: inlineSheet, sheet } = inlineStyles(out);
  const changes = [
    removeSeparators,
    deferScripts(out, sheet),
    inlineSheet,
    addSpeculationRules,
    ...(isPreview ? [addNoindex] : []),
    // Last: it hashes the scripts and styles as they are served.
    addPolicy,
  ];
  return finishPages(out, files, changes, factsOf).filter((facts) => facts !== undefined);
}
