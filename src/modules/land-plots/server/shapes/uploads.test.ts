import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createQuota, createSeason } from '#modules/farmer-quotas/server/testing/quotas.ts';
import { plotMapRoute } from '#modules/land-plots/contract/map.ts';
import { plotRoutes } from '#modules/land-plots/contract/plots.ts';
import { shapeTicketRoute } from '#modules/land-plots/contract/shape-export.ts';
import { uploadShapesRoute } from '#modules/land-plots/contract/shapes.ts';
import { takeOverRoute } from '#modules/land-plots/contract/take-over.ts';
import { errorBody } from '#platform/contract/errors.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createPlot, drawShape, makeQuota, squareAt } from '../testing/plots.ts';

let app: TestApp;
let manager: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  manager = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

const geoJson = (coordinates: unknown, more: object = {}) =>
  JSON.stringify({ type: 'MultiPolygon', coordinates, ...more });

async function send(content: string | Blob, fields: Readonly<Record<string, string>> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', typeof content === 'string' ? new Blob([content]) : content, 'plot.json');
  return manager.call('POST', uploadShapesRoute.path, { body });
}

async function shapesIn(...sent: Parameters<typeof send>) {
  const answer = await send(...sent);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return uploadShapesRoute.answers[201].parse(answer.body).data;
}

const refusalOf = async (...sent: Parameters<typeof send>) => {
  const answer = await send(...sent);
  return errorBody.parse(answer.body).code;
};

it('offers the shapes of a file, of which one becomes that of a plot', async () => {
  const collection = JSON.stringify({
    type: 'FeatureCollection',
    features: [0, 3].map((north) => ({
      type: 'Feature',
      properties: { name: `แปลง ${north}` },
      geometry: { type: 'MultiPolygon', coordinates: squareAt(0, north) },
    })),
  });
  const [one, two] = await shapesIn(collection);
  expect([one, two]).toMatchObject([
    { name: 'แปลง 0', source: 'geojson', corners: 4, crossings: [] },
    { name: 'แปลง 3' },
  ]);
  const plot = await createPlot(manager, { shapefile_id: two?.id ?? '' });
  expect(plot.measured_square_metres).toBe(two?.square_metres);
});

it('refuses what cannot be a plot, and says why', async () => {
  expect(await refusalOf('สวัสดี')).toBe('land-plots.shape_file_unreadable');
  expect(
    await refusalOf(
      geoJson([
        [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      ]),
    ),
  ).toBe('land-plots.shape_outside_thailand');
  const line = JSON.stringify({
    type: 'LineString',
    coordinates: [
      [102, 16],
      [103, 17],
    ],
  });
  expect(await refusalOf(line)).toBe('land-plots.shape_no_areas');
  const round = Array.from({ length: 40_000 }, (_, corner) => {
    const angle = (corner / 40_000) * 2 * Math.PI;
    return [102 + 0.01 * Math.cos(angle), 16 + 0.01 * Math.sin(angle)];
  });
  expect(await refusalOf(geoJson([[[...round, round[0]]]]))).toBe(
    'land-plots.shape_too_many_corners',
  );
  const many = Array.from({ length: 301 }, () => ({
    type: 'Polygon',
    coordinates: [Array.from({ length: 1_001 }, () => [102, 16])],
  }));
  const features = many.map((geometry) => ({ type: 'Feature', properties: {}, geometry }));
  expect(await refusalOf(JSON.stringify({ type: 'FeatureCollection', features }))).toBe(
    'land-plots.shape_file_too_many_corners',
  );
  const swapped = squareAt(0, 6).map((polygon) =>
    polygon.map((ring) => ring.map(([x, y]) => [y, x])),
  );
  expect(await refusalOf(geoJson(swapped))).toBe('land-plots.shape_axes_swapped');
  expect(await shapesIn(geoJson(swapped), { swap_axes: 'true' })).toHaveLength(1);
  expect(await refusalOf(geoJson(squareAt(0, 6)), { projection: 'mercator' })).toBe(
    'validation_failed',
  );
});

it('asks for a projection that the file does not say', async () => {
  const metres = geoJson([
    [
      [
        [267_000, 1_817_000],
        [267_400, 1_817_000],
        [267_400, 1_817_400],
        [267_000, 1_817_000],
      ],
    ],
  ]);
  expect(await refusalOf(metres)).toBe('land-plots.projection_needed');
  const [shape] = await shapesIn(metres, { projection: 'utm48' });
  expect(shape?.square_metres).toBeCloseTo(79_957, 0);
  expect(shape).toMatchObject({ projection: 'utm48' });
  const elsewhere = geoJson(squareAt(0, 6), { crs: { properties: { name: 'EPSG:3395' } } });
  expect(await refusalOf(elsewhere)).toBe('land-plots.projection_unknown');
});

it('draws the plots of a view, as fine as the zoom shows them', async () => {
  const zigzag = Array.from({ length: 50 }, (_, step): [number, number] => [
    102.8 + step * 0.000_02,
    15.4 + (step % 2) * 0.000_001,
  ]);
  const [first = [0, 0]] = zigzag;
  const { id: shapefile_id } = await drawShape(manager, [[[...zigzag, [102.8, 15.401], first]]]);
  const plot = await createPlot(manager, { shapefile_id });
  const view = { west: 102.79, south: 15.39, east: 102.81, north: 15.41, search: plot.deed_number };
  const far = await manager.ask(plotMapRoute, { query: { ...view, zoom: 12 } });
  expect(far).toMatchObject({ total: 1, clusters: [] });
  expect(far.plots[0]?.shape.flat(2).length).toBeLessThan(10);
  const near = await manager.ask(plotMapRoute, { query: { ...view, zoom: 22 } });
  expect(near.plots[0]?.shape.flat(2).length).toBe(52);
  const elsewhere = { ...view, west: 103, east: 103.1, zoom: 12 };
  expect((await manager.ask(plotMapRoute, { query: elsewhere })).total).toBe(0);
});

it.each(['geojson', 'kml', 'shapefile'] as const)(
  '%s that was exported is read again',
  async (format) => {
    const quota = await makeQuota(manager);
    const owner = { quota_id: quota.id, farmer_id: quota.farmer_id };
    const plots = [await createPlot(manager, owner), await createPlot(manager, owner)];
    const { url } = await manager.ask(shapeTicketRoute, {
      body: { format, quota_id: quota.id, sort: 'created_at' },
    });
    const answer = await fetch(new URL(url, app.address));
    expect(answer.status).toBe(200);
    const content = await answer.blob();
    const shapes = await shapesIn(content);
    expect(shapes.map(({ name }) => name)).toEqual(plots.map(({ deed_number }) => deed_number));
    for (const [place, shape] of shapes.entries()) {
      expect(shape.square_metres).toBeCloseTo(plots[place]?.measured_square_metres ?? 0, 3);
    }
    expect((await fetch(new URL(url, app.address))).status).toBe(404);
  },
);

it('an exported plot says whose deed it is, who grows on it, and both areas', async () => {
  const quota = await makeQuota(manager);
  const owner = { quota_id: quota.id, farmer_id: quota.farmer_id, deed_owner_name: 'เจ้าของโฉนด' };
  const plot = await createPlot(manager, owner);
  const { url } = await manager.ask(shapeTicketRoute, {
    body: { format: 'geojson', quota_id: quota.id, sort: 'created_at' },
  });
  const written = z.object({ features: z.array(z.object({ properties: z.unknown() })) });
  const { features } = written.parse(await (await fetch(new URL(url, app.address))).json());
  expect(features.map(({ properties }) => properties)).toMatchObject([
    {
      deed_owner: 'เจ้าของโฉนด',
      farmer: plot.farmer_name,
      quota_code: plot.quota_code,
      season: plot.season,
      deed_m2: plot.area_square_metres,
      shape_m2: plot.measured_square_metres,
    },
  ]);
});

it('takes the plots of a season over to the quotas that their farmers have in the next', async () => {
  const [old, next] = [await createSeason(manager), await createSeason(manager)];
  const national_id = '3100600445635';
  const before = await createQuota(manager, { season: old.name, national_id });
  const after = await createQuota(manager, { season: next.name, national_id });
  const leaving = await createQuota(manager, { season: old.name });
  const register = ({ id, farmer_id }: typeof before) =>
    createPlot(manager, { quota_id: id, farmer_id });
  const plots = [await register(before), await register(before)];
  await register(leaving);
  const body = { from_season_id: old.id, to_season_id: next.id };
  expect(await manager.ask(takeOverRoute, { body })).toEqual({ moved: 2, left: 1 });
  expect(await manager.ask(takeOverRoute, { body })).toEqual({ moved: 0, left: 1 });
  const same = { ...body, from_season_id: body.to_season_id };
  expect(await manager.ask(takeOverRoute, { body: same })).toMatchObject({ moved: 0 });
  const { data } = await manager.ask(plotRoutes.list, { query: { season_id: next.id } });
  expect(data.map(({ id }) => id).toSorted()).toEqual(plots.map(({ id }) => id).toSorted());
  expect(data.every(({ quota_id }) => quota_id === after.id)).toBe(true);
});
