import type { Fallbacks } from '@/content/schema/fallbacks';
import { Icon } from '../ui/icon';

/** What to put in a message to the company: rows, from `lg` up beside the heading. */
export function MessageParts({ title, parts }: Fallbacks['placeholder']['messages']['careers']) {
  return (
    <section className="py-xl">
      <div className="wrap grid gap-x-10 gap-y-8 lg:grid-cols-[2fr_3fr]">
        <h2 className="text-heading">{title}</h2>
        <ul>
          {parts.map(({ icon, title: name, text }) => (
            <li
              key={name}
              className="grid items-baseline gap-x-6 gap-y-1 rule-t border-line py-5 last:rule-b sm:grid-cols-[2fr_3fr]"
            >
              <h3 className="flex items-baseline gap-4 text-lead leading-snug font-semibold">
                <Icon name={icon} className="size-7 shrink-0 self-center text-field" />
                {name}
              </h3>
              <p className="text-muted max-sm:pl-11">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
