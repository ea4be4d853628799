import { clsx } from 'clsx';
import type { CardItem, Service as ServiceContent, ServiceId } from '@/content/schema/services';
import type { Words } from '@/content/schema/words';
import { fill } from '@/lib/fill';
import { pathOf } from '@/lib/href';
import { focusClass } from '@/lib/pictures';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';
import { MoreOfCard } from './more-of-card';

function Card({ card, words }: { card: CardItem; words: Words }) {
  return (
    <li className="opening-card rule-t border-line py-5 md:row-span-2 md:grid md:grid-rows-subgrid md:pb-10">
      <div>
        <div className="flex gap-3 md:block">
          <Icon name={card.image} className="size-7 shrink-0 text-field md:size-8" />
          <h3 className="text-lead leading-snug font-semibold md:mt-4">{card.title}</h3>
        </div>
        {card.desc && <p className="mt-2 max-w-measure text-muted">{card.desc}</p>}
      </div>
      <MoreOfCard card={card} words={words} />
    </li>
  );
}

/** The cards of a service. The titles and the buttons of a row align; on phones a button stands beside its title. */
function ServiceCards({ service, words }: { service: ServiceContent; words: Words }) {
  return (
    <ul className="-mb-5 grid gap-x-10 md:-mb-10 md:grid-cols-2 lg:grid-cols-3">
      {service.cards.map((card) => (
        <Card key={card.id} card={card} words={words} />
      ))}
    </ul>
  );
}

type Props = {
  id: ServiceId;
  service: ServiceContent;
  words: Words;
  /** Whether the page's head shows the photograph. */
  inHead: boolean;
};

/**
 * One service on the page that lists all of them: its photograph, and its cards as rows. Cards that open stand on a dark
 * background, below a photograph as wide as the window. If the page's head shows the photograph, the rows are columns.
 */
export function Service({ id, service, words, inHead }: Props) {
  const { title, subtitle, desc, image, cards } = service;
  const opens = cards.some(({ items }) => items);
  const own = (
    <Link href={pathOf(id)} className="more mt-4">
      {fill(words.ownPage, { title: title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) })}
    </Link>
  );
  const head = (
    <div>
      <h2 className="text-heading">{title}</h2>
      <p className="mt-4 text-lead">{subtitle}</p>
    </div>
  );
  const text = <p className="max-w-measure text-muted">{desc}</p>;
  const rows = (
    <ul className={inHead ? 'grid gap-x-10 lg:grid-cols-3' : 'mt-8'}>
      {cards.map(({ id: key, title: name, desc: what }) => (
        <li key={key} className="rule-t border-line py-4">
          <h3 className="text-lead leading-snug font-semibold">{name}</h3>
          <p className="mt-1 max-w-measure text-muted">{what}</p>
        </li>
      ))}
    </ul>
  );
  if (opens || inHead)
    return (
      <section id={service.id} className={clsx('service', opens && 'on-dark')}>
        {!inHead && <Picture image={image} sizes="100vw" />}
        <div className="wrap">
          <div className={clsx('grid gap-x-10 gap-y-4 lg:grid-cols-3', opens ? 'mb-md' : 'mb-sm')}>
            <div className="lg:col-span-2">{head}</div>
            {text}
          </div>
          {opens ? <ServiceCards service={service} words={words} /> : rows}
          {own}
        </div>
      </section>
    );
  return (
    <section id={service.id} className="service">
      <div className="wrap grid gap-8 lg:grid-cols-2 lg:gap-14">
        <div>
          {head}
          <div className="mt-4">{text}</div>
          {rows}
          {own}
        </div>
        <Picture image={image} sizes="100vw" className={focusClass(image.file)} />
      </div>
    </section>
  );
}
