import type { Content } from '@/scripts/check/modules';

/** Content that has only the parts that a rule of the check reads. */
export const content = (parts: object) => parts as unknown as Content;
