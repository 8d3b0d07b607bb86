import { intersection, setPrecision, union } from 'polyclip-ts';
import { findCrossings } from './crossings.ts';
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
  return cut(() => intersection(plain(one), plain(other)));
}

/** How many square metres two shapes have in common. */
export function overlapOf(one: Shape, other: Shape): number {
  return areaOf(commonPartOf(one, other));
}

/** The same ground with borders that don't cross: what was enclosed an odd number of times. */
export function repairShape(shape: Shape): Shape {
  const [first, ...others] = shape.map((polygon) => plain([polygon]));
  if (first === undefined) return [];
  return cut(
    () => union(first, ...others),
    (repaired) => findCrossings(repaired, 1).length === 0,
  );
}

/** The ground of several shapes together. */
export function joinShapes(shapes: readonly Shape[]): Shape {
  return repairShape(shapes.flat());
}

/** In degrees; without one, corners are the same only where their numbers are. */
const PRECISIONS = [undefined, 1e-12, 3e-12, 1e-11];

/** The library fails at one tangle of borders in thousands, at another one with each precision. */
function cut(operate: () => Plain, isSound: (shape: Shape) => boolean = () => true): Shape {
  const failures: unknown[] = [];
  for (const precision of PRECISIONS) {
    setPrecision(precision);
    try {
      const shape = tidyShape(operate());
      if (isSound(shape)) return shape;
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, 'Borders cannot be cut with any precision');
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
