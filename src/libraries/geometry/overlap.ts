import { intersection, union } from 'polyclip-ts';
import { areaOf } from './geodesic-area.ts';
import {
  boundsMeet,
  boundsOf,
  tidyShape,
  type Polygon,
  type Position,
  type Shape,
} from './shapes.ts';

type Plain = [number, number][][][];

/** What two shapes have in common; without parts where they only touch. */
export function commonPartOf(one: Shape, other: Shape): Shape {
  if (!boundsMeet(boundsOf(one), boundsOf(other))) return [];
  return tidyShape(intersection(plain(one), plain(other)));
}

/** How many square metres two shapes have in common. */
export function overlapOf(one: Shape, other: Shape): number {
  return areaOf(commonPartOf(one, other));
}

/** The same ground with borders that don't cross: what was enclosed an odd number of times. */
export function repairShape(shape: Shape): Shape {
  const [first, ...others] = shape.map((polygon) => plain([polygon]));
  return first === undefined ? [] : tidyShape(union(first, ...others));
}

/** The ground of several shapes together. */
export function joinShapes(shapes: readonly Shape[]): Shape {
  return repairShape(shapes.flat());
}

/** A nanodegree is a tenth of a millimetre; longer numbers only make cutting slower. */
const DIGITS = 1e9;

const rounded = ([longitude, latitude]: Position): [number, number] => [
  Math.round(longitude * DIGITS) / DIGITS,
  Math.round(latitude * DIGITS) / DIGITS,
];

function plain(shape: readonly Polygon[]): Plain {
  return shape.map((polygon) => polygon.map((ring) => ring.map(rounded)));
}
