import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Highlights } from '@/components/sections/highlights';
import { People } from '@/components/sections/people';
import { Service } from '@/components/sections/service';
import { home } from '@/content/home';
import { services } from '@/content/services';
import { team } from '@/content/team';
import { words } from '@/content/words';

it('a ring shows the word before the number', () => {
  const items = [{ metric: 'over 4.5GW+', title: 'in care', desc: '' }];
  render(<Highlights highlights={{ ...home.highlights, items }} />);
  expect(document.querySelector('.highlight-ring')?.textContent).toBe('over 4.5GW+');
});

it('the name of the link to a profile contains its visible text', () => {
  const [card] = team.founders.people;
  if (!card) throw new Error('content/team.ts has no founder.');
  const people = [{ ...card, link: 'https://www.linkedin.com/in/example' }];
  render(<People section={{ ...team.founders, people }} profile={words.profile} large />);
  expect(screen.getByRole('link', { name: `${card.name} on linkedin.com` }).textContent).toBe('linkedin.com');
});

it.each([
  ['Asset management', 'asset management'],
  ['O&M, HSE and PMO', 'O&M, HSE and PMO'],
])('the link to the page of “%s” names “%s”', (title, named) => {
  render(<Service id="valueAdd" service={{ ...services.items.valueAdd, title }} inHead={false} words={words} />);
  expect(screen.getByRole('link').textContent).toBe(words.ownPage.replace('{title}', named));
});

it.each([
  [true, 0],
  [false, 1],
])('a service with inHead=%s renders %i pictures', (inHead, count) => {
  const { container } = render(
    <Service id="preconstruction" service={services.items.preconstruction} inHead={inHead} words={words} />,
  );
  expect(container.querySelectorAll('img')).toHaveLength(count);
});
