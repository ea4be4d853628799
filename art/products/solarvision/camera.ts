import type { Point } from '../../lib/svg';

/** Metres: the drone hangs south of the rows and looks down on them at an angle. */
const drone = { height: 15.5, pitch: (57 * Math.PI) / 180, heading: (-13 * Math.PI) / 180, focal: 770 };
const table = { module: 1.13, tall: 2.28, gap: 0.03, pitch: 7.3, tilt: (20 * Math.PI) / 180, foot: 0.7 };
const middle = { x: 598, y: 560, along: 19, across: 12.6 };

/** Where a point lands in the picture: metres along the row, across the rows, and above the ground. */
function project(along: number, across: number, height: number): Point {
  const [a, b] = [along - middle.along, across - middle.across];
  const [sin, cos] = [Math.sin(drone.heading), Math.cos(drone.heading)];
  const [x, y] = [a * cos - b * sin, a * sin + b * cos];
  const [down, ahead] = [Math.sin(drone.pitch), Math.cos(drone.pitch)];
  const [dy, dz] = [y + (drone.height * ahead) / down, height - drone.height];
  const depth = dy * ahead - dz * down;
  return [middle.x + (drone.focal * x) / depth, middle.y - (drone.focal * (dy * down + dz * ahead)) / depth];
}

/** A point on a module: u along the row, v up the slope, both 0 to 1; tier 0 is the lower one. */
export function onModule(rank: number, tier: number, module: number, u: number, v: number): Point {
  const slope = tier * (table.tall + table.gap) + v * table.tall;
  return project(
    (module - 1 + u) * (table.module + table.gap) - u * table.gap,
    rank * table.pitch + slope * Math.cos(table.tilt),
    table.foot + slope * Math.sin(table.tilt),
  );
}

/** The table's shadow on the ground behind it, which the sun has not warmed. */
export function onShadow(rank: number, along: number, v: number): Point {
  return project(along * (table.module + table.gap), rank * table.pitch + 1.2 + v * 4.9, 0);
}
