import { color, mix } from '../palette';
import { group, line, path, rect, stroke } from '../svg';

const shadow = (d: string, opacity: number) => path(d, { fill: color.night, opacity });

/** A technician's photo, drawn in a square of 152 units and scaled to `side`, in the late sun of 14:30 with its shadows. */
const frame = (x: number, y: number, side: number, inside: string) =>
  group(
    `translate(${x} ${y}) scale(${side / 152})`,
    inside + shadow('M0 0H152V34L0 128Z', 0.32) + shadow('M0 0H152V12L0 92Z', 0.3) + shadow('M0 132H152V152H0Z', 0.25),
  );

export function photoOfBox(x: number, y: number, side: number): string {
  const cables = Array.from({ length: 8 }, (_, index) =>
    stroke(
      `M${28 + index * 14} 104V${118 + (index % 2) * 3}C${28 + index * 14} 132 ${22 + index * 15.4} 136 ${22 + index * 15.4} 152`,
      index % 2 ? color.ink : mix(color.alarm, color.ink, 0.35),
      5,
    ),
  );
  const holders = Array.from({ length: 8 }, (_, index) => {
    const left = 22 + index * 14;
    const replaced = index > 1 && index < 7;
    return (
      rect(left, 62, 12, 42, color.white, { rx: 2 }) +
      rect(left + 2, 70, 8, 14, replaced ? color.amber : mix(color.white, color.ink, 0.25), { rx: 1 })
    );
  });
  return frame(
    x,
    y,
    side,
    [
      rect(0, 0, 152, 152, mix(color.sky, color.muted, 0.45)),
      rect(10, 12, 132, 140, mix(color.sky, color.amber, 0.12), { rx: 3 }),
      rect(18, 24, 116, 16, mix(color.sky, color.muted, 0.4)),
      line(18, 56, 134, 56, mix(color.amber, color.ink, 0.35), 5),
      ...cables,
      ...holders,
    ].join(''),
  );
}

export function photoOfFuse(x: number, y: number, side: number): string {
  const metal = mix(color.white, color.muted, 0.42);
  return frame(
    x,
    y,
    side,
    [
      rect(0, 0, 152, 152, mix(color.night, color.muted, 0.35)),
      '<g transform="rotate(-32 76 76)">',
      rect(6, 54, 34, 44, metal, { rx: 5 }),
      rect(112, 54, 34, 44, metal, { rx: 5 }),
      rect(36, 58, 80, 36, color.white),
      rect(36, 58, 80, 9, mix(color.white, color.sky, 0.9)),
      rect(52, 72, 36, 5, color.ink),
      rect(52, 81, 22, 5, color.ink),
      rect(96, 58, 12, 36, color.amber),
      '</g>',
    ].join(''),
  );
}
