import type { Fallbacks } from '@/content/schema/fallbacks';
import type { Site } from '@/content/schema/site';
import type { Words } from '@/content/schema/words';
import { addressLine } from '@/lib/address';
import { PhoneLink } from '../ui/phone-link';

type Props = {
  record: Fallbacks['placeholder']['record'];
  company: Site['company'];
  words: Words;
};

const link = 'underline decoration-1 underline-offset-4';

/** The company's particulars, for those who write about it. */
export function CompanyRecord({ record, company, words }: Props) {
  const rows = [
    [record.legalName, company.legalName],
    [words.registeredOffice, addressLine(company.registeredOffice)],
    [words.cin, company.cin],
    [words.phone, <PhoneLink key="phone" phone={company.phone} className={link} />],
    [
      words.email,
      <a key="email" href={`mailto:${company.email}`} className={link}>
        {company.email}
      </a>,
    ],
  ] as const;
  return (
    <section className="bg-sky py-xl">
      <div className="wrap grid gap-x-10 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-heading">{record.title}</h2>
        <dl>
          {rows.map(([label, value]) => (
            <div
              key={label}
              className="grid items-baseline gap-x-10 gap-y-1 rule-t border-line py-4 last:rule-b sm:grid-cols-[1fr_2fr]"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
