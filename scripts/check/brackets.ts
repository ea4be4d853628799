const closing: Record<string, string> = { '{': '}', '[': ']', '(': ')' };
/** Comments and strings, so that brackets inside them do not count; then brackets. */
const tokens = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[{}[\]()]/g;

/**
 * The bracket that a module does not close, or undefined. A closing bracket must match in kind, and at the start of a
 * line in indentation too.
 */
export function unclosedBracket(source: string): { line: number; message: string } | undefined {
  const lines = source.split('\n');
  const indent = (line: number) => lines[line - 1]?.search(/\S/) ?? 0;
  const open: { bracket: string; line: number }[] = [];
  const describe = ({ bracket, line }: { bracket: string; line: number }) => ({
    line,
    message: `the ${bracket} of this line is not closed: write ${closing[bracket]} where its entries end.`,
  });
  for (const { 0: token, index } of source.matchAll(tokens)) {
    const line = source.slice(0, index).split('\n').length;
    if (closing[token]) open.push({ bracket: token, line });
    if (!/^[}\])]$/.test(token)) continue;
    const last = open.pop();
    if (!last) return { line, message: `the ${token} of this line closes nothing: delete it.` };
    const first = lines[line - 1]?.trimStart().startsWith(token) && last.line !== line;
    if (closing[last.bracket] !== token || (first && indent(line) < indent(last.line))) return describe(last);
  }
  const last = open.at(-1);
  return last && describe(last);
}
