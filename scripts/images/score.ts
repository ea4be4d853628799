import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { InitOutput } from 'calc-s2-rust';

const require = createRequire(import.meta.url);
let loaded: InitOutput | undefined;

/** The package's own JavaScript logs every call; its WebAssembly needs only functions to log with. */
function load() {
  const module = new WebAssembly.Module(readFileSync(require.resolve('calc-s2-rust/calc_s2_rust_bg.wasm')));
  const silent = WebAssembly.Module.imports(module).map(({ name }) => [name, () => 0]);
  return new WebAssembly.Instance(module, { wbg: Object.fromEntries(silent) }).exports as unknown as InitOutput;
}

/**
 * The SSIMULACRA2 score of a copy against its original, both as 8-bit RGB: 100 is equal, 90 is indistinguishable at
 * normal viewing distance, 70 is high quality, 50 is medium quality.
 */
export function scoreCopy(original: Buffer, copy: Buffer, width: number, height: number): number {
  // The score is not defined for less than 8 × 8 pixels.
  if (Math.min(width, height) < 8) return 100;
  loaded ??= load();
  const { memory, __wbindgen_malloc: allocate, new_buffer, calc_s2 } = loaded;
  // The module finds a buffer by its name. Each call takes ownership of its names, and calc_s2 also of the buffers.
  const name = (letter: string) => {
    const at = allocate(1);
    new Uint8Array(memory.buffer)[at] = letter.charCodeAt(0);
    return at;
  };
  for (const [letter, bytes] of Object.entries({ a: original, b: copy })) {
    const at = new_buffer(name(letter), 1, bytes.length);
    new Uint8Array(memory.buffer).set(bytes, at);
  }
  return calc_s2(name('a'), 1, name('b'), 1, width, height);
}
