import type { Payload } from '../../scripts/export/loader/payload';

/** The data at the start of a payload file; the script that uses it follows. */
export const readPayload = (text: string): Payload =>
  JSON.parse(/^\{const PAYLOAD=(.*?);\(\(\)=>\{.*\}$/.exec(text)?.[1] ?? '');
