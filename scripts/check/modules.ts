import { z } from 'zod';
import { aboutSchema } from '../../content/schema/about';
import { blogSchema } from '../../content/schema/blog';
import { closingSchema } from '../../content/schema/closing';
import { contactSchema } from '../../content/schema/contact';
import { deviationSchema } from '../../content/schema/deviation';
import { errorSchema, fallbacksSchema } from '../../content/schema/fallbacks';
import { footerSchema } from '../../content/schema/footer';
import { glossarySchema } from '../../content/schema/glossary';
import { homeSchema } from '../../content/schema/home';
import type { Infer } from '../../content/schema/infer';
import { journeySchema } from '../../content/schema/journey';
import { marketplaceSchema } from '../../content/schema/marketplace';
import { motionSchema } from '../../content/schema/motion';
import { navigationSchema } from '../../content/schema/navigation';
import { portfolioSchema } from '../../content/schema/portfolio';
import { relationsSchema } from '../../content/schema/relations';
import { aliasesSchema, routesSchema, sectionsSchema } from '../../content/schema/routes';
import { saasSchema } from '../../content/schema/saas';
import { servicesSchema } from '../../content/schema/services';
import { siteSchema } from '../../content/schema/site';
import { solarVisionSchema } from '../../content/schema/solarvision';
import { teamSchema } from '../../content/schema/team';
import { testimonialSchema } from '../../content/schema/testimonial';
import { truAnalyticaSchema } from '../../content/schema/truanalytica';
import { truBuyerSchema } from '../../content/schema/trubuyer';
import { truCovenantSchema } from '../../content/schema/trucovenant';
import { truOpsSchema } from '../../content/schema/truops';
import { truPredictionSchema } from '../../content/schema/truprediction';
import { wordsSchema } from '../../content/schema/words';

/** The exports of each content module, with their schemas. Reports follow this order. */
export const modules = {
  site: { site: siteSchema, brand: z.string() },
  routes: { routes: routesSchema, aliases: aliasesSchema, sections: sectionsSchema },
  navigation: { navigation: navigationSchema },
  footer: { footer: footerSchema },
  home: { home: homeSchema },
  about: { about: aboutSchema },
  journey: { journey: journeySchema },
  team: { team: teamSchema },
  saas: { saas: saasSchema },
  services: { services: servicesSchema },
  relations: { relations: relationsSchema },
  marketplace: { marketplace: marketplaceSchema },
  testimonial: { testimonial: testimonialSchema },
  contact: { contact: contactSchema },
  blog: { blog: blogSchema },
  deviation: { deviation: deviationSchema },
  glossary: { glossary: glossarySchema },
  'products/portfolio': { portfolio: portfolioSchema },
  'products/truanalytica': { truanalytica: truAnalyticaSchema },
  'products/solarvision': { solarvision: solarVisionSchema },
  'products/truops': { truops: truOpsSchema },
  'products/trubuyer': { trubuyer: truBuyerSchema },
  'products/trucovenant': { trucovenant: truCovenantSchema },
  'products/truprediction': { truprediction: truPredictionSchema },
  closing: { closing: closingSchema },
  fallbacks: { fallbacks: fallbacksSchema },
  error: { error: errorSchema },
  words: { words: wordsSchema },
  motion: { motion: motionSchema },
} as const satisfies Record<string, Record<string, z.ZodType>>;

type Modules = typeof modules;
type Exports<M extends keyof Modules> = { [E in keyof Modules[M]]: Infer<Modules[M][E]> };

/** The valid exports of all modules; invalid ones are left out. */
export type Content = { [M in keyof Modules]?: Partial<Exports<M>> };
