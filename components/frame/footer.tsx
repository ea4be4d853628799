import type { Footer as FooterContent } from '@/content/schema/footer';
import type { Site } from '@/content/schema/site';
import { dayPath } from '@/lib/curve';
import { fill } from '@/lib/fill';
import { dial, unbroken } from '@/lib/phone';
import { Accordion } from '../islands/accordion';
import { Boundary } from '../islands/boundary';
import { Link } from '../ui/link';
import { Logo } from '../ui/logo';

type Words = Record<
  'homeLink' | 'copyright' | 'registeredOffice' | 'cin' | 'phone' | 'email' | 'grievances' | 'footerNavigation',
  string
>;
type Props = { footer: FooterContent; site: Site; demo: { label: string; href: string }; words: Words };

/** What Indian company law asks a company's home page to say; shown on every page. */
function CompanyLine({ company, words }: { company: Site['company']; words: Words }) {
  return (
    <p className="max-w-[52rem] text-caption text-mist">
      {`${company.legalName}. ${words.registeredOffice}: ${company.registeredOffice}. ${words.cin}: ${company.cin}. ${words.phone}: `}
      <a className="underline" href={dial(company.phone)}>
        {unbroken(company.phone)}
      </a>
      {`. ${words.email}: `}
      <a className="underline" href={`mailto:${company.email}`}>
        {company.email}
      </a>
      {`. ${words.grievances}: ${company.grievances}.`}
    </p>
  );
}

/** The foot of every page. */
export function Footer({ footer, site, demo, words }: Props) {
  const groups = footer.groups.map(({ title, links }) => ({
    title,
    panel: (
      <ul className="pb-4 md:pb-0">
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    ),
  }));
  return (
    <footer className="footer bg-night text-paper">
      <svg viewBox="0 0 1440 90" preserveAspectRatio="none" className="block h-apart w-full" aria-hidden="true">
        <path
          d={dayPath('saas', 1440, 84)}
          transform="translate(0 3)"
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.35"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="wrap pt-14 pb-10">
        <div className="grid gap-10 lg:grid-cols-[1fr_2.2fr]">
          <div>
            <Link
              href="/"
              aria-label={fill(words.homeLink, { brand: site.brand })}
              className="inline-flex min-h-11 items-center"
            >
              <Logo brand={site.brand} />
            </Link>
            <p className="mt-4 max-w-[20rem] text-mist">{footer.line}</p>
            <Link href={demo.href} className="button button-light mt-6">
              {demo.label}
            </Link>
          </div>
          <nav
            aria-label={words.footerNavigation}
            className="border-t border-seam md:grid md:grid-cols-4 md:gap-6 md:border-0"
          >
            <Boundary>
              <Accordion groups={groups} name="footer" />
            </Boundary>
          </nav>
        </div>
        <div className="mt-14 grid gap-5 border-t border-seam pt-6">
          <div className="flex flex-wrap items-center justify-between gap-x-8 text-caption">
            <p>{fill(words.copyright, { year: site.copyrightYear, brand: site.brand })}</p>
            <ul className="flex gap-6">
              {site.socials.map(({ label, href }) => (
                <li key={label}>
                  {href ? (
                    <Link href={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
                      {label}
                    </Link>
                  ) : (
                    <span className="inline-flex min-h-11 items-center text-mist">{label}</span>
                  )}
                </li>
              ))}
            </ul>
          </div>
          <CompanyLine company={site.company} words={words} />
        </div>
      </div>
    </footer>
  );
}
