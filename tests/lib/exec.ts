type Answer = [pattern: RegExp, status: number | (() => void), output?: string];

/** The command lines that `exec` has recorded since the last `answerWith`. */
export const calls: string[] = [];
let answers: Answer[] = [];

/** Sets the answers of `exec`: the first pattern that matches the command line gives it; the status is 1 if none matches. */
export function answerWith(...given: Answer[]) {
  answers = given;
  calls.splice(0);
}

/** A replacement for `exec` of scripts/lib/exec.mjs that records commands and runs none. */
export function exec(command: string, args: string[]) {
  const line = [command, ...args].join(' ');
  calls.push(line);
  const [, status = 1, output = ''] = answers.find(([pattern]) => pattern.test(line)) ?? [];
  if (typeof status === 'number') return { status, output };
  status();
  return { status: 0, output };
}
