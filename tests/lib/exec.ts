/** A replacement for scripts/lib/exec.mjs that records commands and runs none. */
export type Exec = (command: string, args: string[]) => { status: number; output: string };
export const log = () => {};
export const calls: string[] = [];
export const startCalls = () => void calls.splice(0);

/** Answers with the first pattern that matches the command line; the status is 1 when none matches. */
export const execWith =
  (answers: [RegExp, number | (() => void), string?][] = []): Exec =>
  (command, args) => {
    const line = [command, ...args].join(' ');
    calls.push(line);
    const answer = answers.find(([pattern]) => pattern.test(line));
    if (typeof answer?.[1] === 'function') answer[1]();
    return { status: typeof answer?.[1] === 'number' ? answer[1] : answer ? 0 : 1, output: answer?.[2] ?? '' };
  };
