import { readFile } from 'node:fs/promises';
import { projectionOf } from '../projections.ts';
import { requireShapes, UnreadableShapes, type FileShapes } from './file-shapes.ts';
import { readNames, type TableEncoding } from './read-dbf.ts';
import { readGeoJson } from './read-geojson.ts';
import { readShp } from './read-shp.ts';
import { readGpx, readKml } from './read-xml-shapes.ts';
import { unzip } from './unzip.ts';

export interface ShapeFile {
  readonly path: string;
  /** Of the table of a shapefile, where a person chose it. */
  readonly encoding?: TableEncoding | undefined;
}

/** The areas of a zip with a shapefile, of KML, KMZ, GeoJSON or GPX, known by what is in the file. */
export async function readShapeFile(file: ShapeFile): Promise<FileShapes> {
  try {
    const content = await readFile(file.path);
    const found = isZip(content) ? await readZip(file) : readText(content);
    return { ...found, shapes: requireShapes(found.shapes) };
  } catch (error) {
    throw error instanceof UnreadableShapes ? error : new UnreadableShapes('unreadable', error);
  }
}

const isZip = (content: Buffer) => content.subarray(0, 2).toString('latin1') === 'PK';

function readText(content: Buffer): FileShapes {
  const encoding = content[0] === 0xff && content[1] === 0xfe ? 'utf-16le' : 'utf-8';
  const text = new TextDecoder(encoding).decode(content).trim();
  if (text.startsWith('{')) return { source: 'geojson', ...readGeoJson(text) };
  if (/<(\w+:)?kml[\s>]/.test(text)) {
    return { source: 'kml', projection: 'wgs84', shapes: readKml(text) };
  }
  if (/<(\w+:)?gpx[\s>]/.test(text)) {
    return { source: 'gpx', projection: 'wgs84', shapes: readGpx(text) };
  }
  throw new UnreadableShapes('unreadable');
}

/** A KMZ, or one shapefile or several. */
async function readZip({ path, encoding }: ShapeFile): Promise<FileShapes> {
  const contents = await unzip(path, /\.(?:shp|dbf|prj|cpg|kml)$/);
  const named = (ending: string) => [...contents].filter(([name]) => name.endsWith(ending));
  const maps = named('.kml');
  if (maps.length > 0) {
    const shapes = maps.flatMap(([, content]) => readKml(content.toString('utf8')));
    return { source: 'kml', projection: 'wgs84', shapes };
  }
  const layers = named('.shp').map(([name, content]) => {
    const beside = (ending: string) => contents.get(name.replace(/\.shp$/, ending));
    const table = beside('.dbf');
    const codePage = beside('.cpg')?.toString('latin1');
    const names = table === undefined ? [] : readNames({ file: table, codePage, encoding });
    const shapes = readShp(content).map((shape, row) => ({ name: names[row] ?? '', shape }));
    return { shapes, description: beside('.prj')?.toString('utf8') };
  });
  if (layers.length === 0) throw new UnreadableShapes('shp_missing');
  return {
    source: 'shapefile',
    projection: sharedProjection(layers.map(({ description }) => description)),
    shapes: layers.flatMap(({ shapes }) => shapes),
  };
}

function sharedProjection(descriptions: readonly (string | undefined)[]) {
  const projections = descriptions.map((text) =>
    text === undefined ? 'missing' : (projectionOf(text) ?? 'unknown'),
  );
  const [first = 'missing', ...others] = new Set(projections);
  return others.length === 0 ? first : 'unknown';
}
