import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCropRoute } from '#modules/land-plots/contract/crops.ts';
import { plotMapRoute } from '#modules/land-plots/contract/map.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createPlot, drawShape, squareAt } from '../testing/plots.ts';

let app: TestApp;
let manager: SignedIn;

/** Three squares in a row, of which the first two are in the view. */
const view = { west: 102.7995, south: 16.5995, east: 102.8025, north: 16.6025 };

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  manager = await signIn(app, await addUser(app, { role: 'manager' }));
  for (const [place, variety] of ['LK 92-11', 'ขอนแก่น 3', 'ขอนแก่น 3'].entries()) {
    const { id: shapefile_id } = await drawShape(manager, squareAt(place * 2, 200));
    const plot = await createPlot(manager, { shapefile_id, deed_number: `M-${place}` });
    const body = { season_id: plot.season_id, variety };
    await manager.ask(createCropRoute, { params: { id: plot.id }, body });
  }
});
afterAll(() => app.close());

const seen = async (query: object) => {
  const map = await manager.ask(plotMapRoute, { query: { ...view, zoom: 18, ...query } });
  const deeds = map.plots.map(({ deed_number }) => deed_number).toSorted();
  return { ...map, deeds };
};

it('shows the plots that reach into the view, with what colours them', async () => {
  const { total, clusters, deeds, plots } = await seen({});
  expect({ total, clusters, deeds }).toEqual({ total: 2, clusters: [], deeds: ['M-0', 'M-1'] });
  const first = plots.find(({ deed_number }) => deed_number === 'M-0');
  expect(first).toMatchObject({ quota_status: 'pending', variety: 'LK 92-11' });
  expect(first?.shape[0]?.[0]).toHaveLength(5);
  expect((await seen({ west: 102.8005, east: 102.801 })).deeds).toEqual(['M-0']);
});

it('lets through what the filters choose', async () => {
  expect((await seen({ variety: 'ขอนแก่น 3' })).deeds).toEqual(['M-1']);
  expect((await seen({ quota_status: 'closed' })).total).toBe(0);
  expect((await seen({ search: 'M-0' })).deeds).toEqual(['M-0']);
});

it('finds plots in a view of the whole country, each as no more than a box', async () => {
  const country = { west: 97, south: 5, east: 106, north: 21, zoom: 5 };
  const { deeds, plots } = await seen(country);
  expect(deeds).toEqual(['M-0', 'M-1', 'M-2']);
  for (const { shape } of plots) expect(shape.flat(2)).toHaveLength(5);
});
