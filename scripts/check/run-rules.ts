import { type Content, modules } from './modules';
import type { Problem } from './problem';

/** What a rule checks, the modules it needs, and the rule. */
export type Rule = [about: string, needs: (keyof Content)[], run: () => Problem[]];

export type Waiting = Map<keyof Content, string[]>;

const isValid = (content: Content, module: keyof Content) =>
  Object.keys(modules[module]).every((name) => name in (content[module] ?? {}));

/**
 * Runs the rules whose modules are valid. The others wait: they would report consequences of a problem that the module
 * reports itself.
 */
export function runRules(content: Content, rules: Rule[]): { problems: Problem[]; waiting: Waiting } {
  const waiting: Waiting = new Map();
  const problems = rules.flatMap(([about, needs, run]) => {
    const invalid = needs.find((module) => !isValid(content, module));
    if (!invalid) return run();
    waiting.set(invalid, [...(waiting.get(invalid) ?? []), about]);
    return [];
  });
  return { problems, waiting };
}
