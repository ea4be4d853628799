import { expect } from 'vitest';
import { contact as content } from '@/content/contact';
import { soon } from '../tab';
import type { Scenarios } from './index';

export const contact: Scenarios = {
  'contact form: an invalid address is rejected and its field focused': async (tab) => {
    await tab.visit('/contact/?product=TruOps');
    await tab.type('[name=email]', 'nobody');
    await tab.click('button', 'Send message');
    await soon(() => tab.run(() => document.activeElement?.getAttribute('name'))).toBe('email');
    expect(await tab.run(() => Boolean(document.querySelector('[name=email]:user-invalid')))).toBe(true);
    expect(await tab.destination()).not.toContain('mailto:');
  },
  'contact form: sending opens the mail program with the message': async (tab) => {
    await tab.visit('/contact/?product=TruOps');
    expect(await tab.run(() => (document.querySelector('[name=message]') as HTMLTextAreaElement).value)).toBe(
      'I would like a demo of TruOps.\n',
    );
    await tab.type('[name=name]', 'Asha');
    await tab.type('[name=email]', 'asha@example.com');
    await tab.type('[name=message]', '100 MW & more?');
    await soon(() => tab.run(() => document.querySelector('[data-copy]')?.textContent)).toContain('100 MW & more?');
    await tab.allReported();
    await tab.click('button', 'Send message');
    await soon(tab.destination).toMatch(new RegExp(`^mailto:${content.form.to}\\?subject=`));
    const body = new URL(await tab.destination()).searchParams.get('body');
    for (const words of ['Asha', 'asha@example.com', '100 MW & more?']) expect(body).toContain(words);
  },
};
