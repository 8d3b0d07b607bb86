import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { areaOf } from '../geodesic-area.ts';
import { fromWgs84, toWgs84, type Projection } from '../projections.ts';
import { tidyShape, type Shape } from '../shapes.ts';
import { plotShape } from '../testing/random-shapes.ts';
import { UnreadableShapes } from './file-shapes.ts';
import { readInThread } from './read-in-thread.ts';
import { readShapeFile } from './read-shape-file.ts';
import { writeShapefile } from './write-shapefile.ts';
import { writeGeoJson, writeKml, type Feature } from './write-shapes.ts';
import { zipOf } from './testing/zip-of.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shape-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(content: string | Buffer): Promise<string> {
  const path = join(folder, 'given');
  await writeFile(path, content);
  return path;
}

const refusalOf = async (content: string | Buffer) =>
  readShapeFile({ path: await fileOf(content) }).then(
    () => 'read',
    (error: unknown) => (error instanceof UnreadableShapes ? error.reason : error),
  );

const [one = [], two = []] = fc.sample(plotShape({ west: 102, south: 16, extent: 0.5 }), {
  numRuns: 2,
  seed: 4,
});

const features: Feature[] = [
  { name: 'แปลง ก & "ข"', shape: one, properties: { deed: '123', square_metres: 1.5, note: null } },
  { name: 'แปลง ค', shape: two, properties: { deed: '124', square_metres: 2, note: 'ไม่มี' } },
];

async function* batches(given: readonly Feature[] = features) {
  yield given;
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

const areasOf = (shapes: readonly { readonly shape: Shape }[]) =>
  shapes.map(({ shape }) => Math.round(areaOf(tidyShape(shape))));

it.each([
  ['geojson', async () => textOf(writeGeoJson(batches()))],
  ['kml', async () => textOf(writeKml('แปลง', batches()))],
  ['kml', async () => zipOf({ 'doc.kml': await textOf(writeKml('แปลง', batches())) })],
  ['shapefile', async () => zipOf(await shapefile())],
] as const)('%s that was written is read again', async (source, write) => {
  const read = await readShapeFile({ path: await fileOf(await write()) });
  expect(read).toMatchObject({ source, projection: 'wgs84' });
  expect(read.shapes.map(({ name }) => name)).toEqual(features.map(({ name }) => name));
  expect(areasOf(read.shapes)).toEqual(areasOf(features));
});

async function shapefile(given?: readonly Feature[]): Promise<Record<string, Buffer>> {
  const files = await writeShapefile('plots', batches(given));
  return Object.fromEntries(files.map(({ name, content }) => [name, content]));
}

it('closes walked tracks to areas', async () => {
  const points =
    '<trkpt lat="16" lon="102"/><trkpt lat="16.01" lon="102"/><trkpt lat="16" lon="102.01"/>';
  const gpx = `<gpx><wpt lat="1" lon="2"/><trk><name>เดินรอบแปลง</name><trkseg>${points}</trkseg></trk></gpx>`;
  const read = await readShapeFile({ path: await fileOf(gpx) });
  expect(read.shapes).toMatchObject([{ name: 'เดินรอบแปลง' }]);
  expect(tidyShape(read.shapes[0]?.shape ?? []).flat(2)).toHaveLength(4);
});

it.each(['utm47', 'utm48', 'indian47', 'indian48'] as const)(
  'a shapefile in %s lands where it was, by its description or when a person says so',
  async (projection: Projection) => {
    const moved = features.map((each) => ({ ...each, shape: fromWgs84(each.shape, projection) }));
    const { 'plots.prj': _wgs84, ...files } = await shapefile(moved);
    const bare = await readShapeFile({ path: await fileOf(zipOf(files)) });
    expect(bare.projection).toBe('missing');
    const back = bare.shapes.map((each) => ({ shape: toWgs84(each.shape, projection) }));
    expect(areasOf(back)).toEqual(areasOf(features));
    const zone = projection.slice(-2);
    const datum = projection.startsWith('utm') ? 'WGS_1984' : 'Indian_1975';
    const prj = `PROJCS["${datum}_UTM_Zone_${zone}N",GEOGCS["GCS_${datum}"],PROJECTION["Transverse_Mercator"]]`;
    const described = zipOf({ ...files, 'plots.prj': prj });
    expect((await readShapeFile({ path: await fileOf(described) })).projection).toBe(projection);
  },
);

it('reads Thai names of before Unicode, by the code page or without one', async () => {
  const files = await shapefile();
  const { 'plots.dbf': table = Buffer.alloc(0), 'plots.cpg': _utf8, ...others } = files;
  const thai = Buffer.from([0xe1, 0xbb, 0xc5, 0xa7, 0x20, 0xa1]);
  const at = table.readUInt16LE(8) + 1;
  const old = Buffer.from(table);
  old.fill(' ', at, at + 254);
  thai.copy(old, at);
  const pages: Record<string, string>[] = [{}, { 'plots.cpg': '874' }, { 'plots.cpg': 'TIS-620' }];
  for (const extra of pages) {
    const path = await fileOf(zipOf({ ...others, 'plots.dbf': old, ...extra }));
    expect((await readShapeFile({ path })).shapes[0]?.name).toBe('แปลง ก');
  }
  const path = await fileOf(zipOf({ ...others, 'plots.dbf': old, 'plots.cpg': 'UTF-8' }));
  expect((await readShapeFile({ path, encoding: 'windows-874' })).shapes[0]?.name).toBe('แปลง ก');
});

const kmlOf = (coordinates: string) =>
  `<kml><Placemark><name>A</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`;

it('reads positions with spaces beside their commas, and refuses those that are no numbers', async () => {
  const spaced = kmlOf('102.8, 16.4, 0 102.9, 16.4, 0\n102.9 ,16.5 102.8,16.4');
  const read = await readShapeFile({ path: await fileOf(spaced) });
  const corner = [102.8, 16.4];
  expect(read.shapes[0]?.shape).toEqual([[[corner, [102.9, 16.4], [102.9, 16.5], corner]]]);
  expect(await refusalOf(kmlOf('102.8,16.4 102.9,north 102.9,16.5'))).toBe('unreadable');
});

it('names areas by the tables that programs put beside them, and takes nothing else of a placemark for borders', async () => {
  const ring = (tag: string, coordinates: string) =>
    `<${tag}><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></${tag}>`;
  const outer = ring('outerBoundaryIs', '102.8,16.4 102.9,16.4 102.9,16.5 102.8,16.4');
  const line = '102.81,16.41 102.82,16.41 102.82,16.42 102.81,16.42 102.81,16.41';
  const kml = `\uFEFF<?xml version="1.0" encoding="UTF-8"?><kml><Document><name>ชั้นข้อมูล</name>
    <Schema name="plots"><SimpleField name="NAME_TH" type="string"/></Schema><Placemark>
    <ExtendedData><SchemaData><SimpleData name="rai">4</SimpleData><SimpleData name="NAME_TH">ริมน้ำ</SimpleData></SchemaData></ExtendedData>
    <MultiGeometry><Polygon>${outer}</Polygon><LineString><coordinates>${line}</coordinates></LineString>
    <Point><coordinates>102.85,16.41</coordinates></Point></MultiGeometry></Placemark>
    <Placemark><ExtendedData><Data name="แปลง"><value>ท้ายนา</value></Data></ExtendedData><Polygon>${outer}</Polygon></Placemark></Document></kml>`;
  for (const content of [kml, zipOf({ 'doc.kml': kml, 'files/icon.png': 'x' })]) {
    const { shapes, source } = await readShapeFile({ path: await fileOf(content) });
    expect(source).toBe('kml');
    expect(shapes.map(({ name, shape }) => [name, shape.length, shape[0]?.length])).toEqual([
      ['ริมน้ำ', 1, 1],
      ['ท้ายนา', 1, 1],
    ]);
  }
});

it('says why a file has no areas', async () => {
  const line = '{"type":"LineString","coordinates":[[102,16],[103,16]]}';
  expect(await refusalOf(line)).toBe('no_areas');
  expect(
    await refusalOf(
      '<kml><Placemark><Point><coordinates>1,2</coordinates></Point></Placemark></kml>',
    ),
  ).toBe('no_areas');
  expect(await refusalOf(zipOf({ 'plots.dbf': 'x' }))).toBe('shp_missing');
  expect(await refusalOf(zipOf({}))).toBe('shp_missing');
  expect(await refusalOf(zipOf({ 'plots.shp': 'x' }))).toBe('unreadable');
  expect(await refusalOf('PK')).toBe('unreadable');
  expect(await refusalOf('สวัสดี')).toBe('unreadable');
  expect(await refusalOf('{"type":"Polygon","coordinates":"x"}')).toBe('unreadable');
  expect(await refusalOf('<!DOCTYPE kml [<!ENTITY a "aaaa">]><kml>&a;</kml>')).toBe('unreadable');
});

it('refuses a small zip with much in it, and one that lies about it, without unpacking it', async () => {
  const packed = deflateRawSync(Buffer.alloc(200_000_000));
  expect(packed.length).toBeLessThan(300_000);
  const bomb = zipOf({ 'plots.shp': { packed, unpacked: 200_000_000 } });
  expect(await refusalOf(bomb)).toBe('bomb');
  expect(await refusalOf(zipOf({ 'plots.shp': { packed, unpacked: 1_000 } }))).toBe('unreadable');
});

it('reads in a thread as without one, and passes on why it refuses', async () => {
  const content = await textOf(writeGeoJson(batches()));
  const path = await fileOf(content);
  expect(await readInThread({ path })).toEqual(await readShapeFile({ path }));
  await fileOf('x');
  await expect(readInThread({ path })).rejects.toMatchObject({ reason: 'unreadable' });
});

it('metres in a GeoJSON that says nothing of them are asked for', async () => {
  const moved = features.map((each) => ({ ...each, shape: fromWgs84(each.shape, 'utm48') }));
  const path = await fileOf(await textOf(writeGeoJson(batches(moved))));
  expect((await readShapeFile({ path })).projection).toBe('missing');
  const named = `{"crs":{"properties":{"name":"urn:ogc:def:crs:EPSG::24048"}},${(await textOf(writeGeoJson(batches(moved)))).slice(1)}`;
  expect((await readShapeFile({ path: await fileOf(named) })).projection).toBe('indian48');
});
