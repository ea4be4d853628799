import { clsx } from 'clsx';
import type { Service } from '@/content/schema/services';
import type { Words } from '@/content/schema/words';
import { Icon } from '../ui/icon';
import { MoreOfCard } from './more-of-card';

type Props = { service: Service; words: Words };

/**
 * The grid columns of a label above its bar, from `md` up: it aligns with the bar's start, or with its end if it is too long.
 * Five to six letters fit into one of the twelve.
 */
function placeOf({ label, from, to }: { label: string; from: number; to: number }): string {
  return label.length <= (13 - from) * 5.5
    ? `col-start-${from} col-end-13`
    : `col-start-1 col-end-${to + 1} md:text-right`;
}

/** The time of a task, such as `Jan to Mar`. A word that both columns start with appears once: `Week 1 to 4`. */
function timeOf(first = '', last = ''): string {
  const word = first.slice(0, first.indexOf(' ') + 1);
  if (first === last) return first;
  return `${first} to ${last.startsWith(word) ? last.slice(word.length) : last}`;
}

/** What a service does when: a row for each card, with bars under the columns of a year, a month or a project. */
export function Schedule({ service: { schedule, cards }, words }: Props) {
  const { title, intro, columns, season } = schedule;
  const column = (part: number) => columns[Math.floor(((part - 1) * columns.length) / 12)];
  return (
    <section className="bg-night py-xl text-paper">
      <div className="wrap">
        <h2 className="text-heading">{title}</h2>
        <p className="mt-5 max-w-measure text-lead text-mist">{intro}</p>
        <div className="schedule-table">
          <div className="schedule-axis">
            <p className="schedule-columns" aria-hidden="true">
              {columns.map((name) => (
                <span key={name}>{name}</span>
              ))}
            </p>
            {season && (
              <p className="schedule-season">
                <span className={`col-start-${season.from} col-end-${season.to + 1}`}>{season.label}</span>
              </p>
            )}
          </div>
          <ul>
            {cards.map((card) => (
              <li key={card.id}>
                <div>
                  <h3 className="flex gap-3 text-lead leading-snug font-semibold">
                    <Icon name={card.image} className="mt-0.5 size-6 shrink-0 text-amber" />
                    {card.title}
                  </h3>
                  {card.desc && <p className="mt-2 text-mist">{card.desc}</p>}
                </div>
                <ul className="schedule-plot">
                  {season && (
                    <li className="schedule-season" aria-hidden="true">
                      <span className={`col-start-${season.from} col-end-${season.to + 1}`} />
                    </li>
                  )}
                  {card.tasks.map(({ label, from, to }) => (
                    <li key={label}>
                      <span className={placeOf({ label, from, to })}>
                        {label}
                        <span className="text-mist md:sr-only">{` ${timeOf(column(from), column(to))}`}</span>
                      </span>
                      <span className="schedule-track">
                        {season && <i className={`col-start-${season.from} col-end-${season.to + 1}`} />}
                        <span
                          className={clsx(
                            `schedule-bar col-start-${from} col-end-${to + 1}`,
                            to - from > 4 && 'schedule-long',
                          )}
                        />
                      </span>
                    </li>
                  ))}
                </ul>
                <MoreOfCard card={card} words={words} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
