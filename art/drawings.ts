import { explained } from './explained';
import { withSourceComment, write } from './lib/write';
import { dayRings } from './marks/day-ring';
import { favicons } from './marks/favicons';
import { partnerLogos } from './partners/partners';
import { pictures } from './products';
import { flight } from './products/flight';
import { portraits } from './team/portraits';
import { terms } from './terms';

type Files = Record<string, string | Buffer>;

const svgs = (drawings: Record<string, () => string>): Files =>
  Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [`${name}.svg`, draw()]));

/** The groups that can be named on the command line, each with its output folders. */
const groups: Record<string, Record<string, () => Files | Promise<Files>>> = {
  explained: { 'content/images/explained': explained },
  favicons: { public: favicons },
  highlights: { 'content/images/highlights': dayRings },
  products: {
    'content/images/products': async () => ({ ...svgs(pictures('wide')), 'flight.jpg': await flight() }),
    'content/images/phones': () => svgs(pictures('tall')),
  },
  team: { 'content/images/team': portraits },
  partners: { 'content/images/partners': partnerLogos },
  terms: { 'content/images/terms': terms },
};

async function main(chosen: string[]): Promise<void> {
  const unknown = chosen.filter((name) => !(name in groups));
  if (unknown.length > 0) {
    console.error(`Unknown group: ${unknown.join(', ')}. Choose from: ${Object.keys(groups).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  for (const [name, folders] of Object.entries(groups)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    for (const [folder, draw] of Object.entries(folders))
      for (const [file, data] of Object.entries(await draw()))
        write(`${folder}/${file}`, typeof data === 'string' ? withSourceComment(data, name) : data);
  }
}

await main(process.argv.slice(2));
