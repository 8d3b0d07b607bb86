import { z } from 'zod';
import type { Projection } from '../projections.ts';
import type { Shape } from '../shapes.ts';
import type { FileShapes, NamedShape } from './file-shapes.ts';

const position = z
  .array(z.number())
  .min(2)
  .transform(([x = NaN, y = NaN]) => [x, y] as const);
const polygon = z.array(z.array(position));

const geometry = z.looseObject({
  type: z.string(),
  coordinates: z.unknown().optional(),
  geometries: z.array(z.unknown()).optional(),
});

const feature = z.looseObject({
  type: z.literal('Feature'),
  geometry: z.unknown(),
  properties: z.record(z.string(), z.unknown()).nullish(),
});

const collection = z.looseObject({
  type: z.literal('FeatureCollection'),
  features: z.array(feature),
});

const withCrs = z.looseObject({
  crs: z.looseObject({ properties: z.looseObject({ name: z.string() }) }).nullish(),
});

const PROJECTIONS: Readonly<Record<string, Projection>> = {
  4326: 'wgs84',
  crs84: 'wgs84',
  32647: 'utm47',
  32648: 'utm48',
  24047: 'indian47',
  24048: 'indian48',
  4240: 'indian1975',
  3857: 'web_mercator',
  900913: 'web_mercator',
};

/** The areas of a GeoJSON document, with what an older one says of its projection. */
export function readGeoJson(text: string): Pick<FileShapes, 'projection' | 'shapes'> {
  const document: unknown = JSON.parse(text);
  const shapes = shapesOf(document);
  const crs = withCrs.safeParse(document).data?.crs?.properties.name;
  const code = crs?.toLowerCase().split(':').at(-1) ?? 'crs84';
  const projection = PROJECTIONS[code] ?? 'unknown';
  // By its standard it is WGS84; programs that leave metres in it do not say so.
  if (crs === undefined && shapes.some(({ shape }) => !isInDegrees(shape))) {
    return { projection: 'missing', shapes };
  }
  return { projection, shapes };
}

function shapesOf(document: unknown): NamedShape[] {
  const several = collection.safeParse(document);
  if (several.success) return several.data.features.flatMap(shapesOf);
  const single = feature.safeParse(document);
  if (!single.success) return [{ name: '', shape: shapeOf(geometry.parse(document)) }];
  const { geometry: given, properties } = single.data;
  const shape = given === null ? [] : shapeOf(geometry.parse(given));
  return [{ name: nameIn(properties ?? {}), shape }];
}

function shapeOf({ type, coordinates, geometries = [] }: z.output<typeof geometry>): Shape {
  if (type === 'Polygon') return [polygon.parse(coordinates)];
  if (type === 'MultiPolygon') return z.array(polygon).parse(coordinates);
  return geometries.flatMap((each) => shapeOf(geometry.parse(each)));
}

function nameIn(properties: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(properties);
  const [, name] =
    entries.find(([key]) => /name|ชื่อ|title/i.test(key)) ??
    entries.find(([, value]) => typeof value === 'string') ??
    [];
  return typeof name === 'string' || typeof name === 'number' ? String(name) : '';
}

function isInDegrees(shape: Shape): boolean {
  return shape.flat(2).every(([x, y]) => Math.abs(x) <= 180 && Math.abs(y) <= 180);
}
