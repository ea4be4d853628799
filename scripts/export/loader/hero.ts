import { prefersLessData, prefersLessMotion } from '../../../lib/preferences';
import './loader';

/**
 * The loader of pages with a hero. It also turns the hero's slides until the island
 * (components/islands/hero-rotator.tsx) is live, so that a visitor who only reads does not need the framework. The island
 * takes over the slide, the time of the last turn (`data-turned`) and a press on the control (`data-pressed`).
 */

/** The time a slide is shown, in milliseconds. The build fills it in from content/motion.ts. */
declare const INTERVAL: number;

const hero = document.querySelector<HTMLElement>('[data-hero]') as HTMLElement;
const { dataset } = hero;
const slides = [...hero.querySelectorAll<HTMLElement>('.offering')];
const scenes = hero.querySelectorAll<HTMLElement>('[data-scene]');

function show(index: number) {
  dataset.active = `${index}`;
  dataset.turned = `${performance.now()}`;
  slides.forEach((slide, i) => {
    slide.toggleAttribute('data-chosen', i === index);
  });
  const scene = scenes[index];
  if (scene && !prefersLessData()) scene.hidden = false;
}

/** Shows the next slide, unless the hero is out of view, its island is live or the visitor holds a slide. */
function turn() {
  const held = 'live' in dataset || 'pressed' in dataset || hero.querySelector('.hero-list:is(:hover,:focus-within)');
  if (!held && !document.hidden && hero.getBoundingClientRect().bottom > 0)
    show((Number(dataset.active) + 1) % slides.length);
}

for (const gesture of ['pointerover', 'click'])
  hero.addEventListener(gesture, ({ target }) => {
    const control = (target as Element).closest('.hero-control');
    const index = slides.indexOf((target as Element).closest('.offering') as HTMLElement);
    if ('live' in dataset) return;
    if (index >= 0) show(index);
    if (control && gesture === 'click') hero.toggleAttribute('data-pressed');
  });

function begin() {
  dataset.moving = '';
  show(0);
  setInterval(turn, INTERVAL);
}
if (!prefersLessMotion()) {
  if ((document as { prerendering?: boolean }).prerendering)
    addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}
