import { readFileSync } from 'node:fs';
import path from 'node:path';
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
  const byName = new Map(outputFiles.map((file) => [path.basename(file.path), Buffer.from(file.contents)]));
  return {
    shell: readFileSync('editor/layer/shell.html', 'utf8'),
    files: (name) => {
      const body = byName.get(name);
      // A script or a style sheet.
      return body && { type: contentType(path.extname(name).slice(1)) as string, body };
    },
  };
}
