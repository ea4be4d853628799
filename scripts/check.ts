import { footerSchema } from '../content/schema/footer';
import { homeSchema } from '../content/schema/home';
import { navigationSchema } from '../content/schema/navigation';
import {
  aboutSchema,
  blogSchema,
  contactSchema,
  errorSchema,
  journeySchema,
  marketplaceSchema,
  screensSchema,
  teamSchema,
  testimonialSchema,
} from '../content/schema/pages';
import { routesSchema } from '../content/schema/routes';
import { saasSchema } from '../content/schema/saas';
import { servicesSchema } from '../content/schema/services';
import { siteSchema } from '../content/schema/site';

const schemas = {
  site: siteSchema,
  routes: routesSchema,
  navigation: navigationSchema,
  footer: footerSchema,
  home: homeSchema,
  saas: saasSchema,
  services: servicesSchema,
  about: aboutSchema,
  journey: journeySchema,
  team: teamSchema,
  testimonial: testimonialSchema,
  contact: contactSchema,
  blog: blogSchema,
  screens: screensSchema,
  marketplace: marketplaceSchema,
  error: errorSchema,
};
let bad = 0;
for (const [name, schema] of Object.entries(schemas)) {
  const module = await import(`../content/${name}.ts`);
  const result = schema.safeParse(module[name]);
  for (const issue of result.error?.issues ?? []) {
    bad += 1;
    console.error(`content/${name}.ts › ${issue.path.join(' › ')}: ${issue.message}`);
  }
}
if (bad) process.exit(1);
console.log('content ok');
