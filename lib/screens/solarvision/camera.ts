import type { Point } from '../svg';
import camera from './camera.json';

/*
 * camera.json, which art/blender/scenes/flight.py reads too, has lengths in metres, angles in degrees and `focal` in pixels.
 * `drone` is south of the rows and tilted down; `table` is one of a row; `middle` is the pixel of the wide screen at which
 * the camera points, and that place on the ground. `photo` and `head` are what the photographs show, in pixels of the wide
 * screen: that of the live screen (content/images/products/rows.jpg) and that of the SaaS page's head (art/products/flight.ts).
 */
const { drone, table, middle } = camera;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const [pitch, heading, tilt] = [drone.pitch, drone.heading, table.tilt].map(radians) as [number, number, number];

/** Projects a point to pixels. Arguments in metres: along the row, across the rows, above the ground. */
function project(along: number, across: number, height: number): Point {
  const [a, b] = [along - middle.along, across - middle.across];
  const [sin, cos] = [Math.sin(heading), Math.cos(heading)];
  const [x, y] = [a * cos - b * sin, a * sin + b * cos];
  const [down, ahead] = [Math.sin(pitch), Math.cos(pitch)];
  const [dy, dz] = [y + (drone.height * ahead) / down, height - drone.height];
  const depth = dy * ahead - dz * down;
  return [middle.x + (drone.focal * x) / depth, middle.y - (drone.focal * (dy * down + dz * ahead)) / depth];
}

/** A point on a module: u along the row, v up the slope, both 0 to 1. Tier 0 is the lower half of the table. */
export function onModule(rank: number, tier: number, module: number, u: number, v: number): Point {
  const slope = tier * (table.tall + table.gap) + v * table.tall;
  return project(
    (module - 1 + u) * (table.module + table.gap) - u * table.gap,
    rank * table.pitch + slope * Math.cos(tilt),
    table.foot + slope * Math.sin(tilt),
  );
}

/** A point of the table's shadow, the cooler ground behind it. */
export function onShadow(rank: number, along: number, v: number): Point {
  return project(along * (table.module + table.gap), rank * table.pitch + 1.2 + v * 4.9, 0);
}
