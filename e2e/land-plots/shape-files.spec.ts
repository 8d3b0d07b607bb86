import type { Page } from '@playwright/test';
import { writeKml, type Feature } from '#libraries/geometry/files/write-shapes.ts';
import { writeShapefile } from '#libraries/geometry/files/write-shapefile.ts';
import { zipOf } from '#libraries/geometry/files/testing/zip-of.ts';
import { fromWgs84 } from '#libraries/geometry/projections.ts';
import type { Position } from '#libraries/geometry/shapes.ts';
import { th } from '#modules/land-plots/i18n/th.ts';
import { expect, test } from '../fixtures.ts';
import { takePicture } from '../pictures.ts';
import { addPlot, madeUpGround, squareAt } from './made-up-plots.ts';

const { maps, shapes, warnings } = th;

function featureAt(ground: ReturnType<typeof madeUpGround>, name: string): Feature {
  const ring = squareAt(ground).map(([x = 0, y = 0]): Position => [x, y]);
  return { name, shape: [[ring]], properties: {} };
}

async function* batches(features: readonly Feature[]) {
  yield features;
}

async function kmlOf(features: readonly Feature[]): Promise<string> {
  let text = '';
  for await (const piece of writeKml('แปลง', batches(features))) text += piece;
  return text;
}

async function shapefileOf(features: readonly Feature[]): Promise<Record<string, Buffer>> {
  const files = await writeShapefile('plots', batches(features));
  return Object.fromEntries(files.map(({ name, content }) => [name, content]));
}

const gpxOf = ({ name, shape }: Feature) => {
  const points = shape.flat(2).map(([x, y]) => `<trkpt lat="${y}" lon="${x}"/>`);
  return `<gpx><trk><name>${name}</name><trkseg>${points.join('')}</trkseg></trk></gpx>`;
};

const geoJsonOf = (coordinates: unknown) => JSON.stringify({ type: 'Polygon', coordinates });

async function upload(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.getByRole('button', { name: shapes.upload_again }).click();
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
}

const useShape = async (page: Page) => {
  await page.getByRole('button', { name: shapes.use }).click();
  await expect(page.getByRole('button', { name: shapes.change })).toBeEnabled();
};

/** Thai letters before Unicode, one byte each. */
const inCodePage874 = (text: string) =>
  Buffer.from(Array.from(text, (letter) => (letter.codePointAt(0) ?? 0) - 0x0e00 + 0xa0));

test('each kind of file gives a plot its shape', async ({ page, request }) => {
  const ground = madeUpGround();
  const { id } = await addPlot(request, ground);
  const feature = featureAt({ ...ground, south: ground.south + 0.01 }, 'ริมน้ำ');
  const kml = await kmlOf([feature]);
  const files = [
    ['plot.kml', kml],
    ['plot.kmz', zipOf({ 'doc.kml': kml })],
    ['plot.gpx', gpxOf(feature)],
    ['plot.geojson', geoJsonOf(feature.shape[0])],
    ['plot.zip', zipOf(await shapefileOf([feature]))],
  ] as const;
  await page.goto(`/land-plots/${id}/edit`);
  for (const [name, content] of files) {
    await upload(page, name, content);
    await useShape(page);
  }
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(page.getByRole('tab', { name: th.detail.overview })).toBeVisible();
});

test('a shapefile that says neither its projection nor its letters is asked about both', async ({
  page,
  request,
  expectAccessible,
}) => {
  const ground = madeUpGround();
  const { id } = await addPlot(request, ground);
  const features = [0.01, 0.02].map((north, place) => {
    const { shape, ...feature } = featureAt({ ...ground, south: ground.south + north }, `${place}`);
    return { ...feature, shape: fromWgs84(shape, 'indian48') };
  });
  const { 'plots.prj': _prj, ...files } = await shapefileOf(features);
  const table = files['plots.dbf'] ?? Buffer.alloc(0);
  inCodePage874('ท้ายนา').copy(table, table.readUInt16LE(8) + 1);
  await page.goto(`/land-plots/${id}/edit`);
  await upload(page, 'plots.zip', zipOf({ ...files, 'plots.cpg': Buffer.from('1252') }));
  await expect(page.getByRole('combobox', { name: shapes.projection })).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'choose-projection');
  await page.getByRole('combobox', { name: shapes.projection }).click();
  await page.getByRole('option', { name: th.projections.indian48 }).click();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'ท้ายนา' })).toHaveCount(0);
  await page.getByRole('combobox', { name: shapes.encoding }).click();
  await page.getByRole('option', { name: 'windows-874' }).click();
  await page.getByRole('radio', { name: 'ท้ายนา' }).click();
  await expectAccessible();
  await takePicture(page, 'choose-encoding');
  await useShape(page);
});

test('borders that cross are repaired, and a shape of many corners says when none is shown', async ({
  page,
  request,
  expectAccessible,
}) => {
  const ground = madeUpGround();
  const { id } = await addPlot(request, ground);
  const [a, b, c, d] = squareAt({ ...ground, south: ground.south + 0.01 });
  await page.goto(`/land-plots/${id}/edit`);
  await upload(page, 'plot.geojson', geoJsonOf([[a, c, b, d, a]]));
  await useShape(page);
  await expect(page.getByText(warnings.crossings_one.replace('{{count}}', '1'))).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'crossing-borders');
  await page.getByRole('button', { name: shapes.repair }).click();
  await expect(page.getByRole('button', { name: shapes.repair })).toHaveCount(0);
  const round = Array.from({ length: 400 }, (_, corner) => {
    const angle = (corner / 400) * 2 * Math.PI;
    return [ground.west + 0.001 * Math.cos(angle), ground.south + 0.02 + 0.001 * Math.sin(angle)];
  });
  await upload(page, 'plot.geojson', geoJsonOf([[...round, round[0]]]));
  await useShape(page);
  await page.getByRole('button', { name: shapes.change }).click();
  await expect(page.getByText(shapes.crowded)).toBeVisible();
  // Into its middle, where no corners are.
  for (let step = 0; step < 4; step += 1) {
    await page.getByRole('button', { name: maps.zoom_in }).click();
  }
  await expect(page.getByText(shapes.crowded)).toHaveCount(0);
});

test('the map of all plots is filtered and coloured by variety', async ({ page }) => {
  await page.goto('/land-plots/map?colour=variety');
  const filter = page.getByRole('combobox', { name: th.fields.variety });
  await expect(filter).toBeVisible();
  const [, variety = ''] = await filter.locator('option').allTextContents();
  await filter.selectOption(variety);
  await expect(page).toHaveURL(/variety=/);
  await expect(page.getByText(maps.in_view.split('{{')[0] ?? '')).toBeVisible();
});
