import { union, type Geom } from 'polyclip-ts';
import { drawingOf, shapeOf, type Drawing } from '#platform/web/map/drawing.ts';
import type { Shape } from '#platform/web/map/shapes.ts';

/** Joins all areas that touch or overlap; nothing where they are all apart. */
export function joinAreas(drawing: Drawing): Drawing | undefined {
  const [first, ...others] = shapeOf(drawing).map(geometryOf);
  if (first === undefined) return undefined;
  const joined = union(first, ...others);
  return joined.length < drawing.areas.length ? drawingOf(joined) : undefined;
}

const geometryOf = (area: Shape[number]): Geom =>
  area.map((ring) => ring.map(([x, y]): [number, number] => [x, y]));
