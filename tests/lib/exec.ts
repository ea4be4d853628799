export type Exec = (command: string, args: string[]) => { status: number; output: string };
export const log = () => {};
/** The command lines that `execWith` has recorded since `clearCalls`. */
export const calls: string[] = [];
export const clearCalls = () => void calls.splice(0);

/**
 * A replacement for `exec` of scripts/lib/exec.mjs that records commands and runs none. The first pattern that matches the
 * command line gives the answer; the status is 1 if none matches.
 */
export const execWith =
  (answers: [RegExp, number | (() => void), string?][] = []): Exec =>
  (command, args) => {
    const line = [command, ...args].join(' ');
    calls.push(line);
    const answer = answers.find(([pattern]) => pattern.test(line));
    if (typeof answer?.[1] === 'function') answer[1]();
    return { status: typeof answer?.[1] === 'number' ? answer[1] : answer ? 0 : 1, output: answer?.[2] ?? '' };
  };
