import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { askForExport, type Master } from './masters';
import { largest, tooLarge } from './size-limit';
import { findSvgFault } from './svg';

/** Part of every hash: change it after a change in the encoder, so that all pictures are encoded again. */
const recipe = 'avif-1';
/** Rejects truncated and undecodable files. Accepts warnings of the decoder, which sharp rejects by default. */
export const decoding = { failOn: 'error' } as const;

export type Source = { bytes: Buffer; hash: string };
/** Properties of a decoded picture: size after EXIF rotation, whether it is an SVG. */
export type Facts = { width: number; height: number; svg: boolean };
export type Result<T> = { value: T } | { fault: string };

/** Reads a master and hashes it together with the settings that affect its served files. */
export function readMaster(path: string, { settings, focus, shapes }: Master): Result<Source> {
  try {
    const { size } = statSync(path);
    if (size > largest) return { fault: tooLarge(size) };
    if (size === 0) return { fault: `cannot be read as a picture (the file is empty). ${askForExport}` };
    const bytes = readFileSync(path);
    const cropped = shapes.some(({ aspect }) => aspect);
    const salt = JSON.stringify([recipe, { ...settings, shapes }, cropped ? focus : null]);
    return { value: { bytes, hash: createHash('sha256').update(bytes).update(salt).digest('hex') } };
  } catch (error) {
    return { fault: `cannot be read (${(error as NodeJS.ErrnoException).code ?? error}). Put the file back.` };
  }
}

/** Checks a master's format and decodes all its pixels, which finds truncated files. */
export async function inspectMaster({ bytes }: Source, { extension }: Master): Promise<Result<Facts>> {
  const refuse = (reason: string) => ({ fault: `cannot be read as a picture (${reason}). ${askForExport}` });
  try {
    const svgNamed = extension.toLowerCase() === '.svg';
    const { format, compression, autoOrient } = await sharp(bytes, decoding).metadata();
    const svg = format === 'svg';
    if (svg !== svgNamed) return refuse(`its name ends in "${extension}" but it is ${format.toUpperCase()}`);
    const fault = svg && findSvgFault(bytes.toString('utf8'));
    if (fault)
      return { fault: `${fault}, which is not allowed in a picture. Export it again as plain SVG without it.` };
    if (format === 'heif' && compression !== 'av1') return refuse('it is HEIC');
    if (!['jpeg', 'png', 'webp', 'heif', 'svg'].includes(format)) return refuse(`it is ${format.toUpperCase()}`);
    await sharp(bytes, decoding).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
    return { value: { ...autoOrient, svg } };
  } catch (error) {
    return refuse((error as Error).message.split('\n').filter(Boolean).pop()?.trim() ?? 'unknown format');
  }
}
