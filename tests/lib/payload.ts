import type { Payload } from '../../scripts/export/loader/payload';

/** The data of a payload file, which its script follows. */
export const readPayload = (text: string): Payload =>
  JSON.parse(/^\{const PAYLOAD=(.*?);\(\(\)=>\{.*\}$/.exec(text)?.[1] ?? '');
