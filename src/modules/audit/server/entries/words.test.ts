import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAuditRoute } from '#modules/audit/contract/entries.ts';
import { listRoles } from '#modules/identity/contract/roles.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app);
});
afterAll(() => app.close());

interface Recorded {
  readonly name: string;
  readonly entity: string;
  readonly after: object;
}

/** How the history writes what an event of a record that does not exist stores. */
async function changesOf({ name, entity, after }: Recorded, language = 'th'): Promise<string[]> {
  const record = crypto.randomUUID();
  await queryRows(
    app,
    `insert into event_log (company_id, name, entity, entity_id, request_id, after)
     values (1, $1, $2, $3, 'test', $4)`,
    [name, entity, record, after],
  );
  const headers = { 'accept-language': language };
  const { data } = await keeper.ask(listAuditRoute, { query: { entity, record }, headers });
  return data.flatMap(({ changes }) => changes.map(({ label, after: now }) => `${label}: ${now}`));
}

const quotas = 'farmer-quotas';
const company = { name: 'identity.company_created', entity: 'company' };
const profile = { name: 'settings.company_changed', entity: 'company' };
const link = { name: 'identity.link_made', entity: 'user' };
const checked = { name: 'platform.import_checked', entity: 'file_import' };
const season = { name: `${quotas}.season_created`, entity: 'quota_season' };
const correction = { name: `${quotas}.correction_requested`, entity: 'quota_correction' };

it.each([
  [{ ...season, after: { status: 'open' } }, 'สถานะ: เปิด'],
  [{ ...correction, after: { status: 'pending' } }, 'สถานะ: รอพิจารณา'],
  [{ ...link, after: { purpose: 'invitation' } }, 'วัตถุประสงค์: คำเชิญ'],
  [{ ...profile, after: { logo: true } }, 'โลโก้: มี'],
  [{ ...profile, after: { logo_changed: true } }, 'เปลี่ยนโลโก้: ใช่'],
  [{ ...company, after: { logo: 'data:image/svg+xml;base64,PA==' } }, 'โลโก้: รูปภาพ'],
  [
    {
      name: 'settings.view_changed',
      entity: 'saved_view',
      after: { list: 'farmer-quotas', address: '?status=active', columns: ['status'] },
    },
    'รายการ: โควต้าชาวไร่',
  ],
  [{ ...checked, after: { kind: 'products' } }, 'ชนิด: สินค้า'],
  [{ ...checked, after: { status: 'checked' } }, 'สถานะ: ตรวจแล้ว ยังไม่นำเข้า'],
  [{ ...company, after: { code: 'TOT' } }, 'ชื่อย่อ: TOT'],
])('the history writes %j as screens do', async (recorded, written) => {
  expect(await changesOf(recorded)).toEqual([written]);
});

it('the history names the built-in roles that people are given, in the language of the reader', async () => {
  const { data: roles } = await keeper.ask(listRoles, {});
  const role_id = roles.find(({ built_in }) => built_in === 'staff')?.id;
  const joined = { name: 'identity.user_joined', entity: 'user', after: { role_id } };
  expect(await changesOf(joined)).toEqual(['บทบาท: เจ้าหน้าที่']);
  expect(await changesOf(joined, 'en')).toEqual(['Role: Staff']);
});

it('the history writes the parts of a record in the order of its form, with each person and place once', async () => {
  const [employee] = await queryRows<{ id: number }>(
    app,
    'select id from employees where company_id = 1 limit 1',
  );
  const owner = { owner_id: employee?.id, owner_name: 'ใคร', created_by_name: 'ใคร' };
  const contact = { department: 'จัดซื้อ', last_name: 'ดี', first_name: 'มานะ', ...owner };
  const added = { name: 'customers.contact_added', entity: 'customer', after: { contact } };
  const [written] = await changesOf(added);
  expect(written).toMatch(/ชื่อ: มานะ, นามสกุล: ดี, แผนก: จัดซื้อ/);
  expect(written).not.toMatch(/ใคร/);

  const places = { district: 'กุมภวาปี', contact_district_id: 4104, contact_province_id: 41 };
  const quota = { name: `${quotas}.created`, entity: 'farmer_quota', after: places };
  expect(await changesOf(quota, 'en')).toEqual([
    'Province (contact): Udon Thani',
    'District (contact): Kumphawapi',
  ]);
  const customer = { name: 'customers.created', entity: 'customer', after: { branch: '00000' } };
  expect(await changesOf(customer, 'en')).toEqual(['Branch: Head office']);
});
