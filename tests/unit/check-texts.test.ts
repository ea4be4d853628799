import { describe, expect, it } from 'vitest';
import { pictureProblems } from '@/scripts/check/rules/pictures';
import { textProblems } from '@/scripts/check/rules/texts';

describe('a text', () => {
  it.each([
    ['Lorem of it', 'contains “Lorem”, which is placeholder text: write the final text'],
    ['so IPSUM', 'contains “IPSUM”, which is placeholder text: write the final text'],
    ...['TODO', 'TBD', 'TBC', 'FIXME', 'XXX'].map((word) => [
      `Price: ${word}.`,
      `contains “${word}”, which marks unfinished text: write the final text`,
    ]),
    ['Ask Your company', 'contains “Your company”, which is a placeholder: write the name'],
    ['Ask Your Company', 'contains “Your Company”, which is a placeholder: write the name'],
    ['Ask {brand}.', 'contains {brand}, which is filled in only in the text of articles: leave it out'],
    ['A <b>bold</b> one', 'contains <b>, which visitors would see as text: remove it, HTML is not interpreted here'],
    [
      'A <b class="x">bold one',
      'contains <b class="x">, which visitors would see as text: remove it, HTML is not interpreted here',
    ],
    ['A </B> one', 'contains </B>, which visitors would see as text: remove it, HTML is not interpreted here'],
    [
      'Some words before\u200bit',
      'contains an invisible character (U+200B) after “words before”: delete that part and type it again',
    ],
    ['a\u{e0141}b', 'contains an invisible character (U+E0141) after “a”: delete that part and type it again'],
    ['a\u0007b', 'contains an invisible character (U+0007) after “a”: delete that part and type it again'],
  ])('%j is refused', (text, message) => expect(textProblems(text)).toEqual([message]));

  it.each([
    'Loremaster',
    'Ask your company',
    'todo',
    'TODOS',
    'MAXXXED',
    '1 < 2 > 0',
    'a\tb\nc',
    '',
    'AT&T; P&L; 5',
    'A b-c – “d” ₹5',
  ])('%j is valid', (text) => expect(textProblems(text)).toEqual([]));

  it('reports every fault at once', () => expect(textProblems('TBC: lorem\ufeff <i>')).toHaveLength(4));

  it('may contain the brand in braces where it is filled in, and tags in articles', () => {
    expect(textProblems('Ask {brand}.', true)).toEqual([]);
    expect(textProblems('A <b>bold</b> one', true, true)).toEqual([]);
    expect(textProblems('A <b>TBC</b> one', true, true)).toHaveLength(1);
  });
});

const masters = new Set(['team/Anna.jpg', 'about/park.jpg']);
const named = (file: string, alt = 'What is seen') => pictureProblems(masters, { file, alt });

describe('the name of a picture', () => {
  it('is the path of a file, also as copied from Windows', () => {
    expect(named('about/park.jpg')).toEqual([]);
    expect(named(String.raw`content\images\about\park.jpg`)).toEqual([]);
  });

  it('in another letter case, or misspelt, gets a suggestion', () => {
    expect(named('team/anna.jpg')).toEqual([
      'content/images/team/anna.jpg does not exist. Write team/Anna.jpg: letter case matters.',
    ]);
    expect(named('about/perk.jpg')).toEqual(['content/images/about/perk.jpg does not exist. Nearest: about/park.jpg.']);
  });

  it.each([
    ['with more words', 'team/anna.jpg', ['team/anne.jpg', 'team/anna-rao.jpg'], 'team/anna-rao.jpg'],
    ['with another ending', 'team/anna.png', ['team/anne.png', 'team/anna.jpg'], 'team/anna.jpg'],
    ['with a hyphen for a dot', 'team/anna.v2.jpg', ['team/anna.jpg', 'team/anna-v2.jpg'], 'team/anna-v2.jpg'],
  ])('gets the same name %s as suggestion', (_, file, others, suggestion) =>
    expect(pictureProblems(new Set(others), { file, alt: 'What is seen' })).toEqual([
      `content/images/${file} does not exist. Nearest: ${suggestion}.`,
    ]),
  );

  it.each([
    ['about/park.gif', 'is a GIF, which cannot be used: export it as JPEG, PNG, WebP, AVIF or SVG'],
    [
      'https://a.example/park.jpg',
      'is on another site, which the security policy blocks: save it in a folder of content/images and write folder/name.jpg',
    ],
  ])('%s is refused', (file, message) => expect(named(file)).toEqual([`${file} ${message}`]));
});

describe('the alternative text of a picture', () => {
  it.each(['a.jpg', 'DSC_1.JPEG', 'a.png', 'a.webp', 'a.avif', 'a.svg', 'a.gif'])('may not be a file name: %s', (alt) =>
    expect(named('about/park.jpg', alt)).toEqual([`alt is a file name (${alt}): describe what is seen`]),
  );

  it.each(['Picture of a park', 'A photo of it', 'an image of it', 'photograph of a plant'])(
    '%j is refused: it repeats what screen readers say',
    (alt) =>
      expect(named('about/park.jpg', alt)).toEqual([
        'alt starts with “picture of”, which screen readers say anyway: describe what is seen',
      ]),
  );

  it.each(['', 'A park in a photo of 1990', 'Pictures offered', 'a.jpg and b', 'The image of it'])(
    '%j is valid',
    (alt) => expect(named('about/park.jpg', alt)).toEqual([]),
  );
});
