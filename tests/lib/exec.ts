/** Commands as the setup runs them, recorded instead of run. */
export type Exec = (command: string, args: string[]) => { status: number; output: string };
export const log = () => {};
export const calls: string[] = [];
export const startCalls = () => void calls.splice(0);

/** Records each call, and answers it by the first pattern that its command line matches (status 1 without). */
export const execWith =
  (answers: [RegExp, number | (() => void), string?][] = []): Exec =>
  (command, args) => {
    const line = [command, ...args].join(' ');
    calls.push(line);
    const answer = answers.find(([pattern]) => pattern.test(line));
    if (typeof answer?.[1] === 'function') answer[1]();
    return { status: typeof answer?.[1] === 'number' ? answer[1] : answer ? 0 : 1, output: answer?.[2] ?? '' };
  };
