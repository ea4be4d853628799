import { Closing } from '@/components/sections/closing';
import { Glossary } from '@/components/sections/glossary';
import { PageHead } from '@/components/sections/page-head';
import { JsonLd } from '@/components/ui/json-ld';
import { glossary } from '@/content/glossary';
import { closingOf } from '@/lib/closing';
import { definedTermSet } from '@/lib/glossary';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('glossary');

export default function GlossaryPage() {
  return (
    <>
      <PageHead route="glossary" title={glossary.title} intro={glossary.intro} />
      <Glossary glossary={glossary} />
      <Closing words={closingOf('glossary')} />
      <JsonLd things={[definedTermSet(glossary)]} />
    </>
  );
}
