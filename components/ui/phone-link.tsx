import { formatPhone, telHref } from '@/lib/phone';

/** A `tel:` link with the number as its text. */
export const PhoneLink = ({ phone, className }: { phone: string; className?: string }) => (
  <a href={telHref(phone)} className={className}>
    {formatPhone(phone)}
  </a>
);
