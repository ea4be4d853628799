import { readFileSync } from 'node:fs';
import focalPoints from '@/content/images/focus.json';
import { article } from '../article';
import { jpeg, overwrite } from '../copy';
import { both, contact, type Fault, lineOf, replace, set, title, titleLine, write } from './fault';

const [tiny, small] = await Promise.all([jpeg(40, 24), jpeg(1199, 700)]);
const utf16 = (file: string) => (root: string) =>
  overwrite(root, file, Buffer.from(`\ufeff${readFileSync(file, 'utf8')}`, 'utf16le'));
const file = 'content/blog/a-fault.mdx';
const conflict = "<<<<<<< HEAD\n  title: 'One',\n=======\n  title: 'Two',\n>>>>>>> other\n";
const focus = 'content/images/focus.json';
const [, second = ''] = Object.keys(focalPoints);

/** Faults whose messages must name the fix. */
export const fixes: Fault[] = [
  [
    'typographic quotes around a text',
    replace(contact, title, '“Contact”'),
    `${contact}:${titleLine}: Unexpected "“". Write the straight quotes ' or " around a text`,
  ],
  [
    'a typographic quote at the end of a text',
    replace(contact, title, "'Contact’"),
    `${contact}:${titleLine}: Unterminated string literal. The closing quote is missing`,
  ],
  [
    'a list that is not closed',
    replace(contact, /\n {2}\],/, ''),
    `${contact}:${lineOf(contact, /\[$/)}: the [ of this line is not closed: write ] where its entries end.`,
  ],
  [
    'a group that is not closed',
    replace(contact, /\n {4}\},/, ''),
    `${contact}:${lineOf(contact, /^ {4}\{$/)}: the { of this line is not closed: write } where its entries end.`,
  ],
  [
    'a module that is not closed',
    replace(contact, /\n\}[^}]*$/, '\n'),
    `${contact}:${lineOf(contact, /^export/)}: the { of this line is not closed: write } where its entries end.`,
  ],
  [
    'a bracket too many',
    replace(contact, title, "'Contact' }"),
    `${contact}:${lineOf(contact, /^\}/)}: the } of this line closes nothing: delete it.`,
  ],
  [
    'a merge conflict in a module',
    replace(contact, /(?<=\n) {2}title: .*\n/, conflict),
    `${contact}:${titleLine}: holds two versions from a merge: keep one of them, and delete the lines that start with <<<<<<<`,
  ],
  [
    'a merge conflict in an article',
    write(file, article(conflict)),
    `${file}:13: holds two versions from a merge: keep one of them`,
  ],
  [
    'an article in UTF-16',
    write(file, Buffer.from(`\ufeff${article()}`, 'utf16le')),
    `${file}: is not UTF-8 text: save it again with the encoding UTF-8`,
  ],
  ['a module in UTF-16', utf16(contact), `${contact}: is not UTF-8 text: save it again with the encoding UTF-8`],
  [
    'an article in Latin-1',
    write(file, Buffer.from(article('Café'), 'latin1')),
    `${file}: is not UTF-8 text: save it again with the encoding UTF-8`,
  ],
  [
    'a GIF as picture',
    set('about.image.file', 'about/park.gif'),
    'content/about.ts › image › file: about/park.gif is a GIF, which cannot be used: export it as JPEG, PNG, WebP, AVIF or SVG',
  ],
  [
    'a HEIC picture, as phones take it, in an article',
    write(file, article('![A plant](blog/IMG_1.HEIC)')),
    `${file}:13: blog/IMG_1.HEIC is a HEIC, which cannot be used: export it as JPEG`,
  ],
  [
    'a picture of another site',
    write(file, article('![A plant](https://example.com/a.jpg)')),
    `${file}:13: https://example.com/a.jpg is on another site, which the security policy blocks: save it in a folder of content/images`,
  ],
  [
    'a picture of another site in a module',
    set('about.image.file', 'https://example.com/a.jpg'),
    'content/about.ts › image › file: https://example.com/a.jpg is on another site, which the security policy blocks',
  ],
  [
    'a comma missing in focus.json',
    replace(focus, '],\n', ']\n'),
    `${focus}: line 3 is not JSON: Expected "," in JSON but found "\\"${second}\\"". Each line is "folder/name.jpg"`,
  ],
  [
    'a focal point of a picture that does not exist',
    replace(focus, `"${second}"`, `"${second}x"`),
    `${focus}: "${second}x" is not a picture: correct its name or delete its line. Nearest: ${second}.`,
  ],
  [
    'a picture far too small for its place',
    write('content/images/hero/tiny.jpg', tiny),
    'content/images/hero/tiny.jpg: is 40 pixels wide, and pictures in hero/ should have 2400: choose a larger original.',
  ],
  [
    'a picture of less than half of the width',
    write('content/images/hero/small.jpg', small),
    'content/images/hero/small.jpg: is 1199 pixels wide, and pictures in hero/ should have 2400: choose a larger',
  ],
  [
    'a letter of the brand that no font has',
    set('site.brand', 'ไทย'),
    'content/site.ts › brand: contains “ไ” (U+0E44), which no font for preview pictures has: npm install --save-dev @fontsource/noto-sans-thai',
  ],
  [
    'a character in a title that no font has',
    write(file, article().replace('A title', 'A 🌞 title')),
    `${file}:2 › title: contains “🌞” (U+1F31E), which no font for preview pictures has: leave it out of this text`,
  ],
  [
    'a backup copy beside the articles',
    write(`${file}.bak`, article()),
    `${file}.bak: is not an article: move it out of content/blog, or delete it`,
  ],
  [
    'a temporary file of an office program',
    write('content/blog/~$article.mdx', ''),
    'content/blog/~$article.mdx: is a temporary file of an office program: close that program, or delete the file',
  ],
  [
    'notes beside the articles',
    both(write('content/blog/notes.txt', 'Notes.'), write('content/blog/old.docx', 'Text.')),
    'content/blog/notes.txt: is not an article: move it out of content/blog, or delete it',
  ],
];
