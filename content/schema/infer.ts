import type { z } from 'zod';

type OptionalKeys<S> = { [K in keyof S]: S[K] extends z.ZodOptional ? K : never }[keyof S];
type Fields<S, K extends keyof S> = { [P in K]: Infer<S[P]> };

/**
 * The type of a schema, like `z.infer`, but it keeps the docblock of each field, so that code editors show it for the
 * fields of a content module. `z.infer` loses docblocks because its mapped type remaps keys.
 */
export type Infer<T> =
  T extends z.ZodObject<infer S>
    ? Fields<S, Exclude<keyof S, OptionalKeys<S>>> & Partial<Fields<S, OptionalKeys<S>>>
    : T extends z.ZodArray<infer E>
      ? Infer<E>[]
      : T extends z.ZodRecord<z.ZodString, infer V>
        ? Record<string, Infer<V>>
        : T extends z.ZodOptional<infer U>
          ? Infer<U>
          : T extends z.ZodType
            ? z.infer<T>
            : never;
