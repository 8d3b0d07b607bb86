import type { Ring, Shape } from '../shapes.ts';

/** A place on the ground with what is known of it. */
export interface Feature {
  readonly name: string;
  readonly shape: Shape;
  readonly properties: Readonly<Record<string, string | number | null>>;
}

/** The features as a GeoJSON document, in pieces. */
export async function* writeGeoJson(
  batches: AsyncIterable<readonly Feature[]>,
): AsyncGenerator<string> {
  let comma = '';
  yield '{"type":"FeatureCollection","features":[';
  for await (const features of batches) {
    for (const { name, shape, properties } of features) {
      yield `${comma}\n${JSON.stringify({
        type: 'Feature',
        properties: { name, ...properties },
        geometry: { type: 'MultiPolygon', coordinates: shape },
      })}`;
      comma = ',';
    }
  }
  yield '\n]}\n';
}

/** The features as a KML document, in pieces. */
export async function* writeKml(
  title: string,
  batches: AsyncIterable<readonly Feature[]>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>${escapeXml(title)}</name>\n`;
  for await (const features of batches) {
    for (const { name, shape, properties } of features) {
      const data = Object.entries(properties).map(
        ([key, value]) =>
          `<Data name="${escapeXml(key)}"><value>${escapeXml(String(value ?? ''))}</value></Data>`,
      );
      const polygons = shape.map(([outer = [], ...holes]) => {
        const inner = holes.map((hole) => boundary('innerBoundaryIs', hole)).join('');
        return `<Polygon>${boundary('outerBoundaryIs', outer)}${inner}</Polygon>`;
      });
      yield `<Placemark><name>${escapeXml(name)}</name><ExtendedData>${data.join('')}</ExtendedData><MultiGeometry>${polygons.join('')}</MultiGeometry></Placemark>\n`;
    }
  }
  yield '</Document></kml>\n';
}

function boundary(element: string, ring: Ring): string {
  const coordinates = ring.map(([longitude, latitude]) => `${longitude},${latitude}`).join(' ');
  return `<${element}><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></${element}>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Control characters have no spelling in XML. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}
