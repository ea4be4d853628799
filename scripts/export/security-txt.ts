import { site } from '../../content/site';
import { absolute } from '../../lib/metadata';
import { sourceDate } from '../lib/git';

const months = 11;

/**
 * RFC 9116: the contact for security reports. It must expire within a year. The months are counted from the
 * build's date (scripts/lib/git.ts).
 */
export function securityTxt(now = sourceDate()): string {
  const expires = new Date(now);
  expires.setUTCMonth(expires.getUTCMonth() + months);
  return [
    `Contact: mailto:${site.company.email}`,
    `Contact: ${absolute('/contact/')}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${site.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
