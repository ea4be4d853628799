import type { Options } from './options';
export async function scale(_: Options, __: (line: string) => void): Promise<{ rows: unknown[]; text: string }> {
  throw new Error('later');
}
