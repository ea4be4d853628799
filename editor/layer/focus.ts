import { showProblems } from './alert';
import { button, el } from './dom';
import { sendAs, store } from './store';

/** Unsaved focal points, by picture. They survive a redraw of the panel. */
const open = new Map<string, [number, number]>();

const percent = (part: number) => `${Math.round(part * 100)}%`;

/** The `object-position` that centres a crop on the point as far as the picture's edges allow. */
function cropPosition(own: number, aspect: number, [x, y]: [number, number]): string {
  const offset = (point: number, part: number) =>
    part >= 1 ? 0.5 : Math.min(1, Math.max(0, (point - part / 2) / (1 - part)));
  return `${percent(offset(x, Math.min(1, aspect / own)))} ${percent(offset(y, Math.min(1, own / aspect)))}`;
}

/** The address of a picture as it was uploaded. */
export const masterUrl = (key: string) => `/__edit/master/${key}`;

/** A button that opens the focal point of a cropped picture: drag it or use the sliders; the crops are previewed. */
export function focusEditor(key: string): HTMLElement[] {
  const crops = store.state.crops[key] ?? [];
  const saved = store.state.focalPoints[key];
  if (crops.length === 0 || !saved) return [];
  const point: [number, number] = open.get(key) ?? [...saved];
  const src = masterUrl(key);
  const marker = el('span', { className: 'marker' });
  const whole = el('div', { className: 'whole' }, el('img', { src, alt: '', draggable: false }), marker);
  const shown = crops.map(({ name, aspect }) => {
    const image = el('img', { src, alt: '' });
    image.style.aspectRatio = String(aspect);
    return { aspect, image, figure: el('figure', {}, image, el('figcaption', {}, `On ${name}`)) };
  });
  const slider = (axis: 0 | 1, label: string) => {
    const input = el('input', { type: 'range', min: '0', max: '100', step: '0.5' });
    input.addEventListener('input', () => {
      point[axis] = Number(input.value) / 100;
      draw();
    });
    return { input, row: el('label', {}, label, input) };
  };
  const sliders = [slider(0, 'From the left'), slider(1, 'From the top')] as const;
  function draw() {
    Object.assign(marker.style, { left: percent(point[0]), top: percent(point[1]) });
    sliders.forEach(({ input }, axis) => {
      input.value = String((point[axis] ?? 0) * 100);
    });
    const own = whole.querySelector('img');
    const ratio = own?.naturalWidth ? own.naturalWidth / own.naturalHeight : 1;
    for (const { image, aspect } of shown) image.style.objectPosition = cropPosition(ratio, aspect, point);
  }
  const drag = (event: PointerEvent) => {
    if (event.buttons === 0) return;
    const { left, top, width, height } = whole.getBoundingClientRect();
    const within = (part: number) => Math.min(1, Math.max(0, part));
    point[0] = within((event.clientX - left) / width);
    point[1] = within((event.clientY - top) / height);
    draw();
  };
  whole.addEventListener('pointerdown', (event) => {
    whole.setPointerCapture(event.pointerId);
    drag(event);
  });
  whole.addEventListener('pointermove', drag);
  whole.querySelector('img')?.addEventListener('load', draw);
  draw();
  const keep = async () => {
    const problems = await sendAs(`Focal point of ${key}`, 'focus', { key, point });
    if (problems.length === 0) open.delete(key);
    showProblems(problems);
  };
  const box = el(
    'div',
    { className: 'focus', hidden: !open.has(key) },
    whole,
    ...sliders.map(({ row }) => row),
    el('div', { className: 'crops' }, ...shown.map(({ figure }) => figure)),
    button('Save the focal point', keep),
  );
  const toggle = button('Focal point', () => {
    box.hidden = open.delete(key);
    if (!box.hidden) open.set(key, point);
  });
  return [toggle, box];
}
