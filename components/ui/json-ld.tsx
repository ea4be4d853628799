import type { Thing } from 'schema-dts';
import { serialise } from '@/lib/jsonld';

/** Structured data for search engines. */
export function JsonLd({ things }: { things: Exclude<Thing, string>[] }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serialise() leaves no "<" in it
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialise(things) }} />;
}
