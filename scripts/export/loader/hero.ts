import { prefersLessData, prefersLessMotion } from '../../../lib/preferences';
import './loader';

/**
 * The loader of pages with a hero. It also changes the hero's slides until the island
 * (components/islands/hero-rotator.tsx) is hydrated, so that a visitor who only reads does not need the framework. The island
 * takes over the slide, the time of the last change (`data-changed`) and whether the rotation is stopped (`data-pressed`): by
 * the control, or from the start for visitors who prefer less motion.
 */

/** The time a slide is shown, in milliseconds. The build fills it in from content/motion.ts. */
declare const INTERVAL: number;

const hero = document.querySelector<HTMLElement>('[data-hero]') as HTMLElement;
const { dataset } = hero;
const slides = [...hero.querySelectorAll<HTMLElement>('.offering')];
const scenes = hero.querySelectorAll<HTMLElement>('[data-scene]');

function show(index: number) {
  dataset.active = `${index}`;
  dataset.changed = `${performance.now()}`;
  slides.forEach((slide, i) => {
    slide.toggleAttribute('data-chosen', i === index);
  });
  const scene = scenes[index];
  if (scene && !prefersLessData()) scene.hidden = false;
}

/**
 * Shows the next slide, unless the page is hidden, the hero is out of view or hydrated, the rotation is paused, or the
 * pointer or the focus is on an offering.
 */
function showNext() {
  const held =
    'hydrated' in dataset || 'pressed' in dataset || hero.querySelector('.hero-list:is(:hover,:focus-within)');
  if (!held && !document.hidden && hero.getBoundingClientRect().bottom > 0)
    show((Number(dataset.active) + 1) % slides.length);
}

for (const type of ['pointerover', 'click'])
  hero.addEventListener(type, ({ target }) => {
    const control = (target as Element).closest('.hero-control');
    const index = slides.indexOf((target as Element).closest('.offering') as HTMLElement);
    if ('hydrated' in dataset) return;
    if (index >= 0) show(index);
    if (control && type === 'click') hero.toggleAttribute('data-pressed');
  });

function begin() {
  dataset.moving = '';
  show(0);
  setInterval(showNext, INTERVAL);
}
if (prefersLessMotion()) dataset.pressed = '';
else if ((document as { prerendering?: boolean }).prerendering)
  addEventListener('prerenderingchange', begin, { once: true });
else begin();
