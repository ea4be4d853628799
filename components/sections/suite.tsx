import type { Home } from '@/content/schema/home';
import type { Words } from '@/content/schema/words';
import { ActiveItem } from '../islands/active-item';
import { Boundary } from '../islands/boundary';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';
import { SectionHead } from './section-head';

type Props = { suite: Home['suite']; words: Words };

/** The products: in a wide window their names on the left and the active one on the right, else a list. */
export function Suite({ suite, words }: Props) {
  return (
    <section className="bg-night text-paper">
      <div className="wrap py-xl">
        <SectionHead title={suite.title} intro={suite.intro} dark />
        <Boundary>
          <ActiveItem className="suite">
            <ul>
              {suite.items.map(({ title, purpose, desc, image, href }, index) => (
                <li key={title} data-item="" data-shown={index === 0 ? '' : undefined}>
                  <h3>
                    <Link href={href} className="onward">
                      {`${title} `}
                      <span>{purpose}</span>
                    </Link>
                  </h3>
                  <div className="suite-view">
                    <p>{desc}</p>
                    <Picture image={image} sizes="66vw" portraitMedia="screen and (max-width: 63.99rem)" />
                  </div>
                </li>
              ))}
            </ul>
            <div className="suite-tools">
              <p>{words.moreTools}</p>
              <ul>
                {suite.tools.map(({ title, note, href }) => (
                  <li key={title}>
                    <Link href={href} className="more">
                      {title}
                    </Link>{' '}
                    {note && <small>{note}</small>}
                  </li>
                ))}
              </ul>
            </div>
          </ActiveItem>
        </Boundary>
      </div>
    </section>
  );
}
