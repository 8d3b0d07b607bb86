import { afterAll, beforeAll, expect, it } from 'vitest';
import * as routes from '#modules/geography/contract/places.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { readPlaces } from './read-places.ts';
import { searchAddresses } from './search-addresses.ts';

let app: TestApp;
let person: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  person = await signIn(app, await addUser(app, { role: 'viewer' }));
});
afterAll(() => app.close());

const find = async (search: string) => {
  const { data } = await person.ask(routes.searchAddressesRoute, { query: { search } });
  return data.map(
    (line) => `${line.subdistrict_th} ${line.district_th} ${line.province_th} ${line.postal_code}`,
  );
};

it('has every province with its districts and sub-districts, under the codes of those above them', async () => {
  const { provinces, districts, subdistricts } = await readPlaces();
  const inUse = [...subdistricts.values()].filter(({ retired }) => !retired);
  expect([provinces.size, districts.size, inUse.length]).toEqual([77, 928, 7436]);
  for (const { id, province_id } of districts.values())
    expect([Math.floor(id / 100), provinces.has(province_id)]).toEqual([province_id, true]);
  for (const { id, district_id, postal_code } of subdistricts.values()) {
    expect([Math.floor(id / 100), districts.has(district_id)]).toEqual([district_id, true]);
    expect(postal_code).toMatch(/^\d{5}$/);
  }
});

it.each([
  ['สีลม', 'สีลม บางรัก กรุงเทพมหานคร 10500'],
  ['แขวงสีลม เขตบางรัก กทม.', 'สีลม บางรัก กรุงเทพมหานคร 10500'],
  ['สีลมบางรักกรุงเทพ', 'สีลม บางรัก กรุงเทพมหานคร 10500'],
  ['silom bang rak', 'สีลม บางรัก กรุงเทพมหานคร 10500'],
  ['ต.น้ำพอง อ.น้ำพอง จ.ขอนแก่น', 'น้ำพอง น้ำพอง ขอนแก่น 40140'],
  ['นาพอง นำพอง', ''],
  ['นำพอง นำพอง', 'น้ำพอง น้ำพอง ขอนแก่น 40140'],
  ['Nam Phong Khon Kaen', 'น้ำพอง น้ำพอง ขอนแก่น 40140'],
  ['40140 วังชัย', 'วังชัย น้ำพอง ขอนแก่น 40140'],
])('“%s” finds %s first', async (typed, first) => {
  expect((await find(typed))[0] ?? '').toBe(first);
});

it('finds every sub-district by either name and by its postal code, within five lines when the district is named too', async () => {
  const { subdistricts, districts } = await readPlaces();
  const inUse = [...subdistricts.values()].filter(({ retired }) => !retired);
  const missed: string[] = [];
  const expectAmong = async (id: number, { typed, lines }: { typed: string; lines?: number }) => {
    const found = (await searchAddresses(typed)).slice(0, lines);
    if (!found.some(({ subdistrict_id }) => subdistrict_id === id)) missed.push(typed);
  };
  for (const { id, name_th, name_en, district_id, postal_code } of inUse) {
    const district = districts.get(district_id);
    const whole = `${name_th} ${district?.name_th}`;
    for (const typed of [name_th, name_en, postal_code]) await expectAmong(id, { typed });
    for (const typed of [whole, `${name_en} ${district?.name_en}`, `${postal_code} ${whole}`])
      await expectAmong(id, { typed, lines: 5 });
  }
  expect([inUse.length, missed]).toEqual([7436, []]);
});

it('lists what is below a place or has a postal code, and answers one place by its code', async () => {
  const districts = await person.ask(routes.listDistrictsRoute, {
    query: { province_id: 40, page_size: 5 },
  });
  expect(districts).toMatchObject({ total: 26, page_size: 5 });
  expect(districts.data[0]).toMatchObject({ id: 4001, name_en: 'Mueang Khon Kaen' });
  const { data } = await person.ask(routes.listSubdistrictsRoute, {
    query: { district_id: 4007, postal_code: '40310' },
  });
  expect(data.map(({ name_th }) => name_th)).toContain('ม่วงหวาน');
  const bangkok = await person.ask(routes.listProvincesRoute, { query: { search: 'bangkok' } });
  expect(bangkok.data.map(({ id }) => id)).toEqual([10]);
  const silom = await person.ask(routes.getSubdistrictRoute, { params: { id: 100_402 } });
  expect(silom.data).toMatchObject({ district_id: 1004, name_en: 'Si Lom' });
  const none = await person.call('GET', '/v1/districts/9999');
  expect(none.status).toBe(404);
});

it.each(['4014', '401400', 'ก40140'])('refuses a postal code that is none: %s', async (code) => {
  const path = `/v1/subdistricts?postal_code=${encodeURIComponent(code)}`;
  const { status, body } = await person.call('GET', path);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    fields: [{ path: 'postal_code', code: 'geography:errors.postal_code_invalid' }],
  });
});
