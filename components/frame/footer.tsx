import type { Footer as FooterContent } from '@/content/schema/footer';
import type { Site } from '@/content/schema/site';
import type { Words } from '@/content/schema/words';
import { addressLine, aroundEmail } from '@/lib/address';
import { dayPath } from '@/lib/curve';
import { fill } from '@/lib/fill';
import { Accordion } from '../islands/accordion';
import { Boundary } from '../islands/boundary';
import { Link } from '../ui/link';
import { Logo } from '../ui/logo';
import { PhoneLink } from '../ui/phone-link';

type Props = {
  footer: FooterContent;
  site: Site;
  /** The link to the notice on personal data, where there is one. */
  notice?: { label: string; href: string } | undefined;
  words: Words;
};

/** The particulars that Indian company law requires on a company's home page; shown on every page. */
function CompanyLine({ company, notice, words }: { company: Site['company'] } & Pick<Props, 'notice' | 'words'>) {
  const { legalName, registeredOffice, cin, phone, email, grievances } = company;
  const [office = '', address, rest = ''] = aroundEmail(grievances);
  // A single string between two links, because React puts a comment between adjacent text nodes.
  return (
    <p>
      {`${legalName}. ${words.registeredOffice}: ${addressLine(registeredOffice)}. ${words.cin}: ${cin}. ${words.phone}: `}
      <PhoneLink phone={phone} />
      {`. ${words.email}: `}
      <a href={`mailto:${email}`}>{email}</a>
      {`. ${words.grievances}: ${office}`}
      {address && <a href={`mailto:${address}`}>{address}</a>}
      {notice ? (
        <>
          {`${rest}. `}
          <Link href={notice.href}>{notice.label}</Link>
        </>
      ) : (
        `${rest}.`
      )}
    </p>
  );
}

/** The footer of every page. */
export function Footer({ footer, site, notice, words }: Props) {
  const groups = footer.groups.map(({ title, links }) => ({
    title,
    panel: (
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    ),
  }));
  return (
    <footer className="footer">
      {/* The hero's path (hero.tsx): repeated, it makes home's HTML compress better. */}
      <svg viewBox="0 -4 640 124" preserveAspectRatio="none" aria-hidden="true">
        <path d={dayPath('solar', 640, 116)} />
      </svg>
      <div className="wrap">
        <div className="footer-main">
          <div>
            <Logo brand={site.brand} label={fill(words.homeLink, { brand: site.brand })} />
            <p>{footer.line}</p>
          </div>
          <nav aria-label={words.footerNavigation}>
            <Boundary>
              <Accordion groups={groups} name="footer" />
            </Boundary>
          </nav>
        </div>
        <div className="footer-legal">
          <div>
            <p>{fill(words.copyright, { year: site.copyrightYear, brand: site.brand })}</p>
            <ul>
              {site.socials.map(({ label, href }) => (
                <li key={label}>{href ? <Link href={href}>{label}</Link> : <span>{label}</span>}</li>
              ))}
            </ul>
          </div>
          <CompanyLine company={site.company} notice={notice} words={words} />
        </div>
      </div>
    </footer>
  );
}
