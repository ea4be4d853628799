import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { contentType } from '../../scripts/hosts/headers';
import type { Files } from './server';

/** The layer's script and style sheet, bundled once at the start. */
export async function bundleLayer(): Promise<{ shell: string; files: Files }> {
  const { outputFiles } = await build({
    entryPoints: ['editor/layer/layer.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: '/',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  const byName = new Map(
    outputFiles.map(({ path, contents }) => [path.replace(/^.*[/\\]/, ''), Buffer.from(contents)]),
  );
  return {
    shell: readFileSync('editor/layer/shell.html', 'utf8'),
    files: (name) => {
      const body = byName.get(name);
      return body && { type: contentType(name.split('.').at(-1) ?? '') ?? 'application/octet-stream', body };
    },
  };
}
