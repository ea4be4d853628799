import { home } from '../../content/home';
import { saas } from '../../content/saas';

/** A valid published article with the site's first picture and product; its text starts on line 13. */
export const article = (text = 'Text.') => `---
title: A title of its own
description: ${'d'.repeat(80)}
date: 2024-11-21
author: Desk
image:
  file: ${home.hero.offerings[0]?.image.file}
  alt: A plant
product: ${saas.chapters[0]?.products[0]?.title}
draft: false
---

${text}
`;

/** The same as a draft, with a title of its own. */
export const draft = (text?: string) =>
  article(text).replace('draft: false', 'draft: true').replace('A title of its own', 'A draft');
