import { afterAll, beforeAll, expect, it } from 'vitest';
import { seasonRoutes } from '#modules/farmer-quotas/contract/seasons.ts';
import { createSeason } from '#modules/farmer-quotas/server/testing/quotas.ts';
import * as crops from '#modules/land-plots/contract/crops.ts';
import { LAND_PLOT, plotRoutes } from '#modules/land-plots/contract/plots.ts';
import * as settings from '#modules/land-plots/contract/settings.ts';
import * as shapes from '#modules/land-plots/contract/shapes.ts';
import { checkPlotRoute, plotWarningsRoute } from '#modules/land-plots/contract/warnings.ts';
import { attachedFile, uploadFileRoute } from '#platform/contract/attachments.ts';
import { errorBody } from '#platform/contract/errors.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createMovableClock } from '#tests/support/movable-clock.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import {
  createPlot,
  drawShape,
  fieldsOf,
  makeQuota,
  plotBody,
  squareAt,
} from '../testing/plots.ts';
import { removeShapesJob } from './remove-shapes.job.ts';

let app: TestApp;
let manager: SignedIn;
let season: { readonly id: string; readonly name: string };

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  manager = await signIn(app, await addUser(app, { role: 'manager' }));
  season = await createSeason(manager);
});
afterAll(() => app.close());

const refusalOf = async (method: string, path: string, body: unknown) => {
  const answer = await manager.call(method, path, { body, headers: { 'accept-language': 'th' } });
  const { code, message, fields = [] } = errorBody.parse(answer.body);
  return fields.length === 0
    ? `${code}: ${message}`
    : fields.map((each) => `${each.path}: ${each.message}`);
};

it('refuses what the form asks for in the words of the form', async () => {
  const body = await plotBody(manager);
  const { quota_id: _quota, ...withoutQuota } = body;
  const { shapefile_id: _shape, ...withoutShape } = body;
  const refused = (given: object) => refusalOf('POST', '/v1/land-plots', given);
  expect(await refused(withoutQuota)).toEqual(['quota_id: กรุณาเลือกโควตาชาวไร่']);
  expect(await refused(withoutShape)).toEqual(['shapefile_id: ไฟล์ Shapefile เป็นเอกสารบังคับ']);
  expect(await refused({ ...body, postal_code: '4014' })).toEqual([
    'postal_code: รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก',
  ]);
  expect(await refused({ ...body, area_rai: -1 })).toEqual(['area_rai: พื้นที่ต้องมากกว่า 0']);
  expect(await refused({ ...body, area_rai: 0 })).toEqual(['area_rai: พื้นที่ต้องมากกว่า 0']);
  for (const wrong of [
    { area_ngan: 4 },
    { area_wah: 100 },
    { latitude: 91 },
    { longitude: -181 },
    { deed_number: ' ' },
    { subdistrict_id: 500_101 },
    { ownership_type: 'stolen' },
    { deed_issue_date: '2569-01-01' },
  ]) {
    expect(await refused({ ...body, ...wrong })).toHaveLength(1);
  }
  expect(await manager.ask(plotRoutes.create, { body })).toMatchObject({ area_rai: 7 });
});

it('stores the area of the deed as one number, and compares it with that of the shape', async () => {
  const shape = await drawShape(manager);
  const plot = await createPlot(manager, {
    shapefile_id: shape.id,
    area_rai: 7,
    area_ngan: 1,
    area_wah: 99.9,
  });
  expect(plot).toMatchObject({ area_rai: 7, area_ngan: 1, area_wah: 99.9 });
  expect(plot.area_square_metres).toBeCloseTo(7 * 1600 + 400 + 399.6, 6);
  expect(plot.area_hectares).toBeCloseTo(1.19996, 6);
  expect(plot.measured_square_metres).toBeCloseTo(shape.square_metres, 6);
  expect(plot.area_difference_percent).toBeCloseTo(
    100 * (shape.square_metres / plot.area_square_metres - 1),
    6,
  );
  expect(plot.area_agreement).toBe('agrees');
  const { updated_at, ...others } = await manager.ask(settings.getPlotSettingsRoute, {});
  const body = { ...others, tolerance_percent: 0.1, updated_at };
  await manager.ask(settings.updatePlotSettingsRoute, { body });
  const { data } = await manager.ask(plotRoutes.list, {
    query: { quota_id: plot.quota_id, area_agreement: 'differs' },
  });
  expect(data.map(({ id }) => id)).toEqual([plot.id]);
});

it('belongs to the farmer of its quota, in a season that is open', async () => {
  const quota = await makeQuota(manager, season.name);
  const other = await makeQuota(manager, season.name);
  const body = await plotBody(manager, { quota_id: quota.id, farmer_id: other.farmer_id });
  expect(await refusalOf('POST', '/v1/land-plots', body)).toEqual([
    'farmer_id: ชาวไร่ไม่ตรงกับชาวไร่ของโควต้าที่เลือก',
  ]);
  const plot = await createPlot(manager, { quota_id: quota.id, farmer_id: quota.farmer_id });
  expect(plot).toMatchObject({ farmer_name: quota.name, season: season.name });
  const closed = await createSeason(manager);
  const late = await makeQuota(manager, closed.name);
  const { id, quotas_count: _count, created_at: _made, ...fields } = closed;
  await manager.ask(seasonRoutes.update, { params: { id }, body: { ...fields, status: 'closed' } });
  const refused = await plotBody(manager, { quota_id: late.id, farmer_id: late.farmer_id });
  expect(await refusalOf('POST', '/v1/land-plots', refused)).toMatch(/season_closed/);
});

it('keeps its shape when it is changed without one, and takes another in its place', async () => {
  const plot = await createPlot(manager);
  const change = fieldsOf(plot);
  const kept = await manager.ask(plotRoutes.update, { params: { id: plot.id }, body: change });
  expect(kept.shapefile_id).toBe(plot.shapefile_id);
  const taken = (await createPlot(manager)).shapefile_id;
  const path = `/v1/land-plots/${plot.id}`;
  const again = { ...change, updated_at: kept.updated_at };
  expect(await refusalOf('PUT', path, { ...again, shapefile_id: taken })).toEqual([
    'shapefile_id: รูปแปลงนี้เป็นของแปลงอื่นแล้ว กรุณาวาดหรืออัปโหลดใหม่',
  ]);
  const { id: shapefile_id } = await drawShape(manager);
  await manager.ask(plotRoutes.update, {
    params: { id: plot.id },
    body: { ...again, shapefile_id },
  });
  const gone = await manager.call('GET', `/v1/land-plots/shapefiles/${plot.shapefile_id}`);
  expect(gone.status).toBe(404);
});

it('is where its new shape is, unless somebody said where it is', async () => {
  const replaceShape = async (plot: Awaited<ReturnType<typeof createPlot>>) => {
    const shape = await drawShape(manager);
    const body = { ...fieldsOf(plot), shapefile_id: shape.id };
    return {
      shape,
      after: await manager.ask(plotRoutes.update, { params: { id: plot.id }, body }),
    };
  };
  const moved = await replaceShape(await createPlot(manager));
  const { latitude, longitude } = moved.shape;
  expect(moved.after).toMatchObject({ latitude, longitude });
  const said = { latitude: 16.5, longitude: 102.5 };
  const stayed = await replaceShape(await createPlot(manager, said));
  expect(stayed.after).toMatchObject(said);
});

it('warns of other plots on the same ground, of the same deed elsewhere, and of another province', async () => {
  const draw = async (...[east, north]: [number, number]) =>
    (await drawShape(manager, squareAt(east, north))).id;
  const one = await createPlot(manager, { shapefile_id: await draw(0, 200), deed_number: 'W-1' });
  const neighbour = await draw(1, 200);
  const half = await draw(0.5, 200);
  await createPlot(manager, { shapefile_id: neighbour, deed_number: 'W-2' });
  const two = await createPlot(manager, { shapefile_id: half, deed_number: 'W-1' });
  const warnings = await manager.ask(plotWarningsRoute, { params: { id: two.id } });
  expect(warnings.overlaps.map(({ deed_number }) => deed_number).toSorted()).toEqual([
    'W-1',
    'W-2',
  ]);
  for (const { square_metres } of warnings.overlaps) {
    expect(square_metres / two.measured_square_metres).toBeCloseTo(0.5, 3);
  }
  expect(warnings.same_deed.map(({ id }) => id)).toEqual([one.id]);
  expect(warnings.kilometres_outside_province).toBeNull();
  const checked = await manager.ask(checkPlotRoute, {
    query: { shapefile_id: half, deed_number: 'W-1', province_id: 90, plot_id: one.id },
  });
  expect(checked.overlaps.map(({ deed_number }) => deed_number).toSorted()).toEqual(['W-1', 'W-2']);
  expect(checked.same_deed.map(({ id }) => id)).toEqual([two.id]);
  expect(checked.kilometres_outside_province).toBeGreaterThan(500);
});

it('repairs a shape whose borders cross, and leaves the other one', async () => {
  const bowTie = await drawShape(manager, [
    [
      [
        [102.8, 16.9],
        [102.81, 16.91],
        [102.81, 16.9],
        [102.8, 16.91],
        [102.8, 16.9],
      ],
    ],
  ]);
  expect(bowTie.crossings).toHaveLength(1);
  const repaired = await manager.ask(shapes.repairShapeRoute, { params: { id: bowTie.id } });
  expect(repaired).toMatchObject({ crossings: [], source: 'repaired' });
  expect(repaired.shape).toHaveLength(2);
  expect(repaired.square_metres).toBeCloseTo(bowTie.square_metres, 0);
});

it.each([
  [
    'shape_outside_thailand',
    [
      [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
        ],
      ],
    ],
  ],
  [
    'shape_without_area',
    [
      [
        [
          [102, 16],
          [102.1, 16],
          [102, 16],
          [102, 16],
        ],
      ],
    ],
  ],
])('refuses a shape: %s', async (code, shape) => {
  const body = { shape };
  expect(await refusalOf('POST', shapes.drawShapeRoute.path, body)).toMatch(code);
});

it('says what grows in each season, as long as the season is open', async () => {
  const plot = await createPlot(manager);
  const params = { id: plot.id };
  const body = { season_id: season.id, variety: 'ขอนแก่น 3', planted_on: '2026-03-01' };
  const crop = await manager.ask(crops.createCropRoute, { params, body });
  expect(crop).toMatchObject({ season: season.name, ratoon_number: 0 });
  const path = `/v1/land-plots/${plot.id}/crops`;
  expect(await refusalOf('POST', path, { ...body, harvested_on: '2026-02-01' })).toEqual([
    'harvested_on: วันที่เก็บเกี่ยวต้องไม่ก่อนวันที่ปลูก',
  ]);
  const other = await createPlot(manager);
  const elsewhere = await manager.call('DELETE', `/v1/land-plots/${other.id}/crops/${crop.id}`);
  expect(elsewhere.status).toBe(404);
  expect((await manager.ask(crops.listCropsRoute, { params })).data).toEqual([crop]);
});

it('takes a file of the plot as its deed, and shows none once it is removed', async () => {
  const plot = await createPlot(manager);
  const attach = async (id: string) => {
    const body = new FormData();
    body.append('entity_type', LAND_PLOT);
    body.append('entity_id', id);
    body.append('file', new Blob([`%PDF-1.4 ${id}`]), 'deed.pdf');
    return attachedFile.parse((await manager.call('POST', uploadFileRoute.path, { body })).body).id;
  };
  const body = fieldsOf(plot);
  const foreign = await attach((await createPlot(manager)).id);
  const path = `/v1/land-plots/${plot.id}`;
  expect(await refusalOf('PUT', path, { ...body, ownership_document_id: foreign })).toEqual([
    'ownership_document_id: ไฟล์นี้ไม่ได้แนบไว้กับแปลงนี้หรือโควต้าของแปลงนี้',
  ]);
  const ownership_document_id = await attach(plot.id);
  const changed = await manager.ask(plotRoutes.update, {
    params: { id: plot.id },
    body: { ...body, ownership_document_id },
  });
  expect(changed.ownership_document_id).toBe(ownership_document_id);
  await manager.call('DELETE', `/v1/files/${ownership_document_id}`);
  const after = await manager.ask(plotRoutes.get, { params: { id: plot.id } });
  expect(after.ownership_document_id).toBeNull();
});

it('keeps its shape; one that no plot has is removed after a day', async () => {
  const { shapefile_id } = await createPlot(manager);
  const { id } = await drawShape(manager);
  const clock = createMovableClock();
  const { signal } = new AbortController();
  const removeShapes = () =>
    removeShapesJob({ ...app.context, clock }).run(undefined, {
      signal,
      jobId: 'test',
      isFirstTry: true,
      isLastTry: false,
    });
  const left = async () => {
    const stored = await queryRows<{ id: string }>(
      app,
      'select id from plot_shapes where id in ($1, $2)',
      [id, shapefile_id],
    );
    return stored.map((shape) => shape.id).toSorted();
  };
  await removeShapes();
  expect(await left()).toEqual([id, shapefile_id].toSorted());
  clock.advance(25 * 60 * 60 * 1_000);
  await removeShapes();
  expect(await left()).toEqual([shapefile_id]);
});
