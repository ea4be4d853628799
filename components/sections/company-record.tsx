import type { Fallbacks } from '@/content/schema/fallbacks';
import type { Site } from '@/content/schema/site';
import type { Words } from '@/content/schema/words';
import { addressLine } from '@/lib/address';
import { asset } from '@/lib/asset';
import { PhoneLink } from '../ui/phone-link';

type Props = {
  record: Fallbacks['placeholder']['record'];
  site: Site;
  words: Words;
};

const link = 'underline decoration-1 underline-offset-4';

/** The files of the logo's symbol, which art/marks draws. */
const symbols = { SVG: '/favicon.svg', PNG: '/icon-512.png' };

/** The company in a sentence, its particulars and its symbol, for those who write about it. */
export function CompanyRecord({ record, site: { company, description }, words }: Props) {
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
    [
      record.symbol,
      <span key="symbol" className="flex items-center gap-5">
        {Object.entries(symbols).map(([format, file]) => (
          <a key={format} href={asset(file)} download className={link}>
            {format}
          </a>
        ))}
        <img src={asset(symbols.SVG)} alt="" width={64} height={64} loading="lazy" />
      </span>,
    ],
  ] as const;
  return (
    <section className="bg-sky py-xl">
      <div className="wrap grid gap-x-10 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="text-heading">{record.title}</h2>
          <p className="mt-5 max-w-measure text-pretty">{description}</p>
        </div>
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
