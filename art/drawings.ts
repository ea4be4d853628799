import { withSourceComment, write } from './lib/write';
import { dayRing } from './marks/day-ring';
import { favicons } from './marks/favicons';
import { partnerLogos } from './partners/partners';
import { products } from './products';
import { portraits } from './team/portraits';

type Files = Record<string, string | Buffer>;

const svgs = (drawings: Record<string, () => string>): Files =>
  Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [`${name}.svg`, draw()]));

/** The groups that can be named on the command line, each with its output folder. */
const groups: Record<string, { folder: string; draw: () => Files | Promise<Files> }> = {
  favicons: { folder: 'public', draw: favicons },
  highlights: { folder: 'content/images/highlights', draw: dayRing },
  products: { folder: 'content/images/products', draw: () => svgs(products) },
  team: { folder: 'content/images/team', draw: portraits },
  partners: { folder: 'content/images/partners', draw: partnerLogos },
};

async function main(chosen: string[]): Promise<void> {
  const unknown = chosen.filter((name) => !(name in groups));
  if (unknown.length > 0) {
    console.error(`Unknown group: ${unknown.join(', ')}. Choose from: ${Object.keys(groups).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  for (const [name, { folder, draw }] of Object.entries(groups)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    for (const [file, data] of Object.entries(await draw()))
      write(`${folder}/${file}`, typeof data === 'string' ? withSourceComment(data, name) : data);
  }
}

await main(process.argv.slice(2));
