import type { Point } from '../svg';

/** The camera of the drone, south of the rows and tilted down. Lengths in metres, angles in radians, `focal` in pixels. */
const drone = { height: 15.5, pitch: (57 * Math.PI) / 180, heading: (-13 * Math.PI) / 180, focal: 770 };
const table = { module: 1.13, tall: 2.28, gap: 0.03, pitch: 7.3, tilt: (20 * Math.PI) / 180, foot: 0.7 };
const middle = { x: 598, y: 560, along: 19, across: 12.6 };

/** Projects a point to pixels. Arguments in metres: along the row, across the rows, above the ground. */
function project(along: number, across: number, height: number): Point {
  const [a, b] = [along - middle.along, across - middle.across];
  const [sin, cos] = [Math.sin(drone.heading), Math.cos(drone.heading)];
  const [x, y] = [a * cos - b * sin, a * sin + b * cos];
  const [down, ahead] = [Math.sin(drone.pitch), Math.cos(drone.pitch)];
  const [dy, dz] = [y + (drone.height * ahead) / down, height - drone.height];
  const depth = dy * ahead - dz * down;
  return [middle.x + (drone.focal * x) / depth, middle.y - (drone.focal * (dy * down + dz * ahead)) / depth];
}

/** A point on a module: u along the row, v up the slope, both 0 to 1. Tier 0 is the lower half of the table. */
export function onModule(rank: number, tier: number, module: number, u: number, v: number): Point {
  const slope = tier * (table.tall + table.gap) + v * table.tall;
  return project(
    (module - 1 + u) * (table.module + table.gap) - u * table.gap,
    rank * table.pitch + slope * Math.cos(table.tilt),
    table.foot + slope * Math.sin(table.tilt),
  );
}

/** A point of the table's shadow, the cooler ground behind it. */
export function onShadow(rank: number, along: number, v: number): Point {
  return project(along * (table.module + table.gap), rank * table.pitch + 1.2 + v * 4.9, 0);
}
