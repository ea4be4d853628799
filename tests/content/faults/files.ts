import { readFileSync } from 'node:fs';
import { team } from '../../../content/team';
import { contact, type Fault, lineOf, replace, set, title, titleLine, write } from './fault';

const person = 'content/team.ts › managementTeam › 1st card › image';
const portrait = team.managementTeam.people[0]?.image.file ?? '';
const misspelt = portrait.replace(/.(?=\.\w+$)/, '');
const upperCase = portrait.replace(/\.\w+$/, (extension) => extension.toUpperCase());

/** Pictures, texts that must not be published, and modules that cannot be read. */
export const files: Fault[] = [
  [
    'a picture that does not exist',
    set('team.managementTeam.people.0.image.file', misspelt),
    `${person}: content/images/${misspelt} does not exist. Nearest: ${portrait}.`,
  ],
  [
    'the example of content/README.md',
    set('team.managementTeam.people.1.image.file', 'team/leena.svg'),
    /^content\/team\.ts:\d+ › .*$/m.exec(readFileSync('content/README.md', 'utf8'))?.[0].replace(/:\d+/, '') ??
      'no example',
  ],
  [
    'a picture without an ending',
    write('content/images/hero/photo', 'x'),
    'content/images/hero/photo: cannot be read as a picture (its name has no ending such as .jpg). Export it again',
  ],
  [
    'a picture in another letter case',
    set('team.managementTeam.people.0.image.file', upperCase),
    `${person}: content/images/${upperCase} does not exist. Write ${portrait}: letter case matters.`,
  ],
  [
    'an invalid picture path',
    set('team.managementTeam.people.0.image.file', 'kabir sethi'),
    `${person} › file: must be folder/name.jpg below content/images`,
  ],
  [
    'a picture whose source does not exist',
    write(
      'content/images/team/lost.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!-- Made by art/gone.ts --></svg>',
    ),
    'content/images/team/lost.svg: names art/gone.ts as its source, which does not exist',
  ],
  [
    'a picture without its description',
    set('about.image.alt', ''),
    'content/about.ts › image › alt: is empty: say what is seen',
  ],
  [
    'a file name as description',
    set('about.image.alt', 'DSC_0012.JPG'),
    'content/about.ts › image: alt is a file name (DSC_0012.JPG)',
  ],
  [
    'a description that starts with “picture of”',
    set('about.image.alt', 'Picture of a plant'),
    'content/about.ts › image: alt starts with “picture of”',
  ],
  [
    'an overlong description',
    set('about.image.alt', 'a'.repeat(161)),
    'content/about.ts › image › alt: is 161 characters long; a description read aloud holds 160',
  ],
  [
    'a text file as picture',
    write('content/images/blog/not-a-picture.jpg', 'Just some text.'),
    'content/images/blog/not-a-picture.jpg: cannot be read as a picture',
  ],
  [
    'an empty picture',
    write('content/images/blog/empty.jpg', ''),
    'content/images/blog/empty.jpg: cannot be read as a picture (the file is empty)',
  ],
  [
    'a truncated picture',
    write('content/images/blog/cut.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
    'content/images/blog/cut.png: cannot be read as a picture',
  ],
  [
    'a picture in a folder without a use',
    write('content/images/holiday.jpg', 'x'),
    'content/images/holiday.jpg: pictures belong in one of the folders',
  ],
  ['a missing quote', replace(contact, title, "'Contact"), `${contact}:${titleLine}: Unterminated string`],
  [
    'a missing comma',
    replace(contact, /,(?=\n {2}intro:)/, ''),
    `${contact}:${lineOf(contact, /^ {2}intro:/)}: Expected "}" but found "intro". A comma, a quote or a bracket is missing`,
  ],
  [
    'an apostrophe in single quotes',
    replace(contact, title, "'Let's talk'"),
    `${contact}:${titleLine}: Expected "}" but found "s". An apostrophe ends a text in single quotes: put double quotes`,
  ],
  [
    'an apostrophe at the end of a word in single quotes',
    replace(contact, title, "'Owners' talk'"),
    `${contact}:${titleLine}: Expected "}" but found "talk". An apostrophe ends a text in single quotes`,
  ],
  [
    'a missing comma within a line',
    replace(contact, title, "'Talk' intro: 'to us'"),
    `${contact}:${titleLine}: Expected "}" but found "intro". A comma, a quote or a bracket is missing`,
  ],
  [
    'a misspelt name of an import',
    replace(contact, 'site.', 'sites.'),
    'sites is not defined: text needs quotes around it; true, false and imported names must be spelt exactly',
  ],
  [
    'a misspelt field of an import',
    replace(contact, 'site.url', 'site.company.urls.url'),
    'what stands before .url has no value: a name there is misspelt',
  ],
  [
    'a misspelt const',
    replace(contact, 'export const', 'export cosnt'),
    'Unexpected "cosnt". A word such as export or const is misspelt',
  ],
  [
    'a duplicate field',
    replace(contact, title, "'Contact', title: 'Talk to us'"),
    `${contact}:${titleLine}: Duplicate key "title" in object literal: keep one, only the last counts.`,
  ],
  [
    'a text without quotes',
    replace(contact, title, 'Contact'),
    `${contact}:${titleLine}: Contact is not defined: text needs quotes around it`,
  ],
  [
    'a renamed export',
    replace(contact, 'export const contact', 'export const contacts'),
    `${contact}: must export contact: export const contact = …`,
  ],
  [
    'an import from outside the content',
    replace(contact, 'export const contact', "import fs from 'node:fs';\nfs.statSync('/');\nexport const contact"),
    'imports "node:fs": content modules import only each other',
  ],
  [
    'an unknown module',
    write('content/contacts.ts', 'export const contacts = {};\n'),
    'content/contacts.ts: is not a module of this site: move it out of content, or list it in scripts/check/modules.ts (docs/adding.md). Is it contact.ts under another name?',
  ],
  [
    'lorem ipsum',
    set('about.intro', 'Lorem ipsum dolor sit amet.'),
    'content/about.ts › intro: contains “Lorem”, which is placeholder text',
  ],
  [
    'a text marked TODO',
    set('about.intro', 'TODO: write this.'),
    'content/about.ts › intro: contains “TODO”, which marks unfinished text',
  ],
  [
    'a text marked TBD',
    set('words.menu', 'TBD'),
    'content/words.ts › menu: contains “TBD”, which marks unfinished text',
  ],
  [
    'a placeholder name',
    set('site.company.legalName', 'Your company'),
    'content/site.ts › company › legalName: contains “Your company”, which is a placeholder: write the name',
  ],
  [
    'the brand in braces where it is not filled in',
    set('about.intro', 'Ask {brand} about it.'),
    'content/about.ts › intro: contains {brand}, which is filled in only in the text of articles: leave it out',
  ],
  [
    'HTML in a text',
    set('about.vision.title', '<b>Vision</b>'),
    'content/about.ts › vision › title: contains <b>, which visitors would see as text',
  ],
  [
    'an invisible character',
    set('about.vision.title', 'Vis\u200bion'),
    'content/about.ts › vision › title: contains an invisible character (U+200B) after “Vis”',
  ],
];
