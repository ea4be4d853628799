import type { CardItem } from '@/content/schema/services';
import type { Words } from '@/content/schema/words';
import { fill } from '@/lib/fill';
import { Boundary } from '../islands/boundary';
import { ShowMore } from '../islands/show-more';

/** Show More and the list that it opens, if the card has one. */
export function MoreOfCard({ card, words }: { card: CardItem; words: Words }) {
  return (
    card.items && (
      <div>
        <Boundary>
          <ShowMore
            id={`more-${card.id.replace(/\s+/g, '-')}`}
            more={words.showMore}
            less={words.showLess}
            about={fill(words.aboutCard, { title: card.title })}
          >
            <ul className="list-disc space-y-1.5 pl-5">
              {card.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </ShowMore>
        </Boundary>
      </div>
    )
  );
}
