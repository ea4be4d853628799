import type { Fallbacks } from '@/content/schema/fallbacks';
import { Icon } from '../ui/icon';

/** What to put in a message to the company: rows on phones, then two columns, from `lg` up three or four. */
export function MessageParts({ title, parts }: Fallbacks['placeholder']['messages']['careers']) {
  return (
    <section className="py-xl">
      <div className="wrap">
        <h2 className="text-heading">{title}</h2>
        <ul className="mt-8 grid gap-x-10 gap-y-6 sm:max-lg:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col">
          {parts.map(({ icon, title: name, text }) => (
            <li key={name} className="rule-t border-line pt-5">
              <div className="flex items-center gap-4 sm:block">
                <Icon name={icon} className="size-7 shrink-0 text-field sm:size-8" />
                <h3 className="text-lead leading-snug font-semibold sm:mt-4">{name}</h3>
              </div>
              <p className="mt-2 max-w-measure text-muted max-sm:pl-11">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
