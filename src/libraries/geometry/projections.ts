import proj4 from 'proj4';
import { mapPositions, type Position, type Shape } from './shapes.ts';

/** How the numbers of a file are places on the ground. */
export const projections = [
  'wgs84',
  'utm47',
  'utm48',
  'indian47',
  'indian48',
  'indian1975',
  'web_mercator',
] as const;

export type Projection = (typeof projections)[number];

/** The shift of EPSG:1304, which is within 3 metres in Thailand. */
const INDIAN_1975 = '+a=6377276.345 +rf=300.8017 +towgs84=210,814,289 +no_defs';

const DEFINITIONS: Readonly<Record<Exclude<Projection, 'wgs84'>, string>> = {
  utm47: '+proj=utm +zone=47 +datum=WGS84 +units=m +no_defs',
  utm48: '+proj=utm +zone=48 +datum=WGS84 +units=m +no_defs',
  indian47: `+proj=utm +zone=47 +units=m ${INDIAN_1975}`,
  indian48: `+proj=utm +zone=48 +units=m ${INDIAN_1975}`,
  indian1975: `+proj=longlat ${INDIAN_1975}`,
  // WGS84 on a sphere, as maps of the web are drawn.
  web_mercator: '+proj=merc +a=6378137 +b=6378137 +units=m +nadgrids=@null +no_defs',
};

/** The shape in longitudes and latitudes of WGS84, from numbers of another projection. */
export function toWgs84(shape: Shape, projection: Projection): Shape {
  if (projection === 'wgs84') return shape;
  const { inverse } = converterOf(projection);
  return mapPositions(shape, inverse);
}

/** The shape in numbers of another projection. */
export function fromWgs84(shape: Shape, projection: Projection): Shape {
  if (projection === 'wgs84') return shape;
  const { forward } = converterOf(projection);
  return mapPositions(shape, forward);
}

function converterOf(projection: Exclude<Projection, 'wgs84'>) {
  const converter = proj4(DEFINITIONS[projection]);
  const pair = (numbers: readonly number[]): Position => [numbers[0] ?? NaN, numbers[1] ?? NaN];
  return {
    inverse: ([x, y]: Position) => pair(converter.inverse([x, y])),
    forward: ([x, y]: Position) => pair(converter.forward([x, y])),
  };
}

/** World Mercator is another one, on the ellipsoid. */
const WEB_MERCATOR = /web mercator|pseudo-mercator|mercator auxiliary sphere|google maps global/;

/** The projection that the text of a `.prj` file describes; undefined where it is another one. */
export function projectionOf(description: string): Projection | undefined {
  const text = description.toLowerCase().replaceAll(/[\s_]+/g, ' ');
  const indian = /indian (datum )?1975/.test(text);
  const zone = /(?:utm )?zone (47|48) ?n/.exec(text)?.[1] ?? centralMeridian(text);
  if (text.startsWith('geogcs') || text.startsWith('geogcrs')) {
    if (indian) return 'indian1975';
    return /wgs ?(19)?84/.test(text) ? 'wgs84' : undefined;
  }
  if (WEB_MERCATOR.test(text)) return 'web_mercator';
  if (!/transverse ?mercator/.test(text) || (zone !== '47' && zone !== '48')) return undefined;
  if (indian) return `indian${zone}`;
  return /wgs ?(19)?84/.test(text) ? `utm${zone}` : undefined;
}

function centralMeridian(text: string): string | undefined {
  const degrees = Number(/central meridian",(-?[\d.]+)/.exec(text)?.[1]);
  const zone = (degrees + 183) / 6;
  return Number.isInteger(zone) ? String(zone) : undefined;
}
