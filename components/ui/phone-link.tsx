import { formatPhone, telHref } from '@/lib/phone';

/** A link that calls a telephone number. */
export const PhoneLink = ({ phone, className }: { phone: string; className?: string }) => (
  <a href={telHref(phone)} className={className}>
    {formatPhone(phone)}
  </a>
);
