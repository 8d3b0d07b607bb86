import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCompany } from '#modules/companies/contract/companies.ts';
import * as routes from '#modules/companies/contract/company-profile.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { send } from '#tests/support/send.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

const PATH = routes.changeCompanyProfile.path;
/** A picture of one pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let app: TestApp;
let administrator: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  administrator = await signIn(app);
});

afterAll(() => app.close());

async function change(changes: object) {
  const stored = await administrator.ask(routes.getCompanyProfile, {});
  const { logo: _logo, ...kept } = stored;
  return administrator.call('PUT', PATH, {
    body: { ...kept, ...changes },
  });
}

function png(width: number, height: number): string {
  const bytes = Buffer.from(PNG, 'base64');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

describe('the profile of a company', () => {
  test('is visible on the sign-in page immediately', async () => {
    const logo = `data:image/png;base64,${PNG}`;
    const changes = { name_th: 'บริษัท ใหม่ จำกัด', name_en: 'New Ltd.', theme: 'OliveTheme', logo };
    expect((await change(changes)).status).toBe(200);
    const path = getCompany.path.replace(':id', '1');
    const { body } = await send(app, { method: 'GET', path });
    expect(body).toMatchObject({ data: changes });
  });

  test('keeps its logo when none is sent, and loses it when it is removed', async () => {
    await change({ logo: png(256, 256) });
    const kept = await change({ name_en: 'Kept Ltd.' });
    expect(kept.body).toMatchObject({ logo: png(256, 256) });
    expect((await change({ logo: null })).body).toMatchObject({ logo: null });
  });

  test.each([
    ['an SVG, which may run', 'data:image/svg+xml;base64,PHN2Zy8+'],
    [
      'a web page that says it is a picture',
      'data:image/png;base64,PGh0bWw+PGh0bWw+PGh0bWw+PGh0bWw+PGh0bWw+',
    ],
    ['an address somewhere else', 'https://elsewhere.example/logo.png'],
    ['a picture that fills the memory', png(257, 256)],
    ['a picture without height', png(10, 0)],
    ['more than a picture', `data:image/png;base64,${PNG}" onerror="alert(1)`],
  ])('refuses %s', async (_, logo) => {
    const { status, body } = await change({ logo });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ path: 'logo' }] });
  });

  test('is not changed over somebody else’s change, nor by a blank name', async () => {
    const { updated_at } = await administrator.ask(routes.getCompanyProfile, {});
    expect((await change({ name_en: 'First Ltd.' })).status).toBe(200);
    const late = await change({ name_en: 'Late Ltd.', updated_at });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ current: { name_en: 'First Ltd.' } });
    expect((await change({ name_th: '  ' })).body).toMatchObject({
      fields: [{ path: 'name_th', code: 'settings:errors.company_name_required' }],
    });
  });

  test('belongs to the company in the header', async () => {
    const companyId = await addCompany(app);
    const other = await signIn(app, await addUser(app, { companyId, role: 'administrator' }));
    const mine = await administrator.ask(routes.getCompanyProfile, {});
    const theirs = await other.ask(routes.getCompanyProfile, {});
    expect(theirs.code).not.toBe(mine.code);
    await other.ask(routes.changeCompanyProfile, {
      body: { ...theirs, logo: undefined, name_th: 'อื่น', name_en: 'Other' },
    });
    expect(await administrator.ask(routes.getCompanyProfile, {})).toEqual(mine);
  });
});
