import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAddressesRoute } from '#modules/customers/contract/addresses.ts';
import { listContactsRoute } from '#modules/customers/contract/contacts.ts';
import { customerImportReport } from '#modules/customers/contract/customer-import.ts';
import { customerExport, customerRoutes } from '#modules/customers/contract/customers.ts';
import { checkDigitOf } from '#platform/contract/thai-id.ts';
import { writeWorkbook } from '#platform/server/spreadsheets/write-workbook.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createCustomer } from '../testing/customers.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

let made = 0;
const newTaxId = (begins = '0') => {
  made += 1;
  const twelve = `${begins}1055${String(made).padStart(7, '0')}`;
  return `${twelve}${checkDigitOf(twelve)}`;
};

type Content = string | Uint8Array;

function send(file: Content, query: Record<string, string> = {}, by = keeper) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(Buffer.from(file))]), 'customers');
  const search = new URLSearchParams({ dry_run: 'false', ...query });
  return by.call('POST', `/v1/customers/import?${search}`, { body });
}

async function take(file: Content, query?: Record<string, string>) {
  const { status, body } = await send(file, query);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const report = customerImportReport.parse(body);
  const { created, updated, unchanged, left_out } = report;
  return { ...report, figures: [created, updated, unchanged, left_out] };
}

const find = async (search: string) =>
  (await keeper.ask(customerRoutes.list, { query: { search } })).data;

it('adds organisations and people with places, tags and a primary contact, and changes nothing twice', async () => {
  const [company, person] = [newTaxId(), newTaxId('3')];
  const file = `บริษัท,ชื่อ,นามสกุล,เลขประจำตัวผู้เสียภาษี,สาขา,เบอร์โทร,อีเมล,แขวง,เขต,จังหวัด,วงเงิน,กลุ่มลูกค้า,ผู้ติดต่อ
ร้านนำเข้าหนึ่ง,,,${company},สำนักงานใหญ่,21234567,,พระบรมมหาราชวัง,พระนคร,กทม.,"50,000",โรงงาน; ภาคกลาง,สมศรี ดีใจ
,นำเข้าสอง,คนดี,${person},,0812345678,two@import.example,,,เชียงใหม่,,โรงงาน,`;
  expect((await take(file, { dry_run: 'true' })).figures).toEqual([2, 0, 0, 0]);
  expect(await find('นำเข้าหนึ่ง')).toEqual([]);
  expect((await take(file)).figures).toEqual([2, 0, 0, 0]);
  const [shop] = await find('นำเข้าหนึ่ง');
  expect(shop).toMatchObject({
    customer_type: 'organization',
    branch: '00000',
    phone: '02-123-4567',
    subdistrict_id: 100101,
    district_id: 1001,
    province_id: 10,
    postal_code: '10200',
    credit_limit: 50_000,
  });
  expect(shop?.tags.map(({ name }) => name).toSorted()).toEqual(['ภาคกลาง', 'โรงงาน']);
  const params = { id: shop?.id ?? '' };
  const contacts = await keeper.ask(listContactsRoute, { params });
  expect(contacts.data).toMatchObject([{ first_name: 'สมศรี', last_name: 'ดีใจ', is_primary: true }]);
  expect((await keeper.ask(listAddressesRoute, { params })).data).toEqual([]);
  expect(await find('นำเข้าสอง')).toMatchObject([
    { tax_id: `*********${person.slice(-4)}`, province_id: 50, district_id: null },
  ]);
  const history = await queryRows<{ name: string }>(
    app,
    `select name from event_log where entity_id = '${shop?.id}' order by sequence`,
  );
  expect(history.map(({ name }) => name)).toEqual([
    'customers.created',
    'customers.tag_put_on',
    'customers.tag_put_on',
    'customers.contact_added',
  ]);
  await take(file);
  expect((await keeper.ask(listContactsRoute, { params })).data.length).toBe(1);
  const plain = `tax id,phone\n${company},02-123-4567\n${person},`;
  expect((await take(plain)).figures).toEqual([0, 1, 1, 0]);
  expect(await find('นำเข้าสอง')).toMatchObject([{ phone: '', email: 'two@import.example' }]);
});

it('finds customers by phone in any spelling and by e-mail, and only adds or only changes on request', async () => {
  const { phone, email } = await createCustomer(keeper, { phone: '089-555-0101' });
  const byPhone = 'phone,note\n+66 89 555 0101,ตามเบอร์';
  expect((await take(byPhone, { key: 'phone' })).figures).toEqual([0, 1, 0, 0]);
  expect(await find(phone)).toMatchObject([{ note: 'ตามเบอร์' }]);
  const byMail = `email,note,first_name,last_name\n${email.toUpperCase()},ตามเมล,ก,ข\nnew@import.example,,ค,ง`;
  const codes = async (mode: string) => {
    const { problems } = await take(byMail, { key: 'email', mode, dry_run: 'true' });
    return problems.map(({ line, column }) => [line, column]);
  };
  expect(await codes('create')).toEqual([[2, 'email']]);
  expect(await codes('update')).toEqual([[3, 'email']]);
  expect(await codes('both')).toEqual([]);
  const keyless = await take('first_name\nก', { mode: 'update', dry_run: 'true' });
  expect(keyless.table.missing).toEqual(['tax_id']);
  await createCustomer(keeper, { phone: '089-555-0101' });
  const ambiguous = await take(byPhone, { key: 'phone', dry_run: 'true' });
  expect(ambiguous.problems).toMatchObject([{ line: 2, column: 'phone' }]);
});

it('takes the number of an office with its extension, which it keeps in the note', async () => {
  const file = 'บริษัท,โทรศัพท์,อีเมล\nบริษัทมีเบอร์ต่อ,043-220007 ต่อ 12,extension@import.example';
  expect((await take(file, { key: 'email' })).figures).toEqual([1, 0, 0, 0]);
  const [office] = await find('บริษัทมีเบอร์ต่อ');
  expect(office).toMatchObject({ phone: '043-220-007', note: '043-220007 ต่อ 12' });
  expect((await take(file, { key: 'email' })).figures).toEqual([0, 0, 1, 0]);
});

it('reports problems at their lines, and leaves those rows out only on request', async () => {
  const good = newTaxId();
  const wrong = `${newTaxId().slice(0, -1)}x`;
  const lines = [
    'บริษัท,เลขประจำตัวผู้เสียภาษี,โทรศัพท์,อีเมล,ตำบล,อำเภอ,จังหวัด,แท็ก',
    `บริษัทที่ถูกต้อง,${good},,,,,,`,
    `บริษัทเลขผิด,${wrong},,,,,,`,
    'บริษัทแฟกซ์,,02-FAX-0000,,,,,',
    'บริษัทเมลไทย,,,ก@ข.ค,,,,',
    'บริษัทผิดที่,,,,,พระนคร,เชียงใหม่,',
    ',,,nobody@import.example,,,,',
    `บริษัทซ้ำ,${good},,,,,,`,
    'บริษัทสูตร,,,,,,,=1+1',
  ];
  const file = lines.join('\n');
  const report = await take(file, { dry_run: 'true' });
  expect(report.problems.map(({ line, column }) => `${line} ${column}`)).toEqual([
    '3 tax_id',
    '4 phone',
    '5 email',
    '6 district',
    '7 company_name',
    '8 tax_id',
    '9 tags',
  ]);
  expect(report).toMatchObject({ repeated_total: 1, left_out: 7, created: 1 });
  expect((await send(file)).body).toMatchObject({ code: 'import_has_problems' });
  expect(await find('บริษัทที่ถูกต้อง')).toEqual([]);
  expect((await take(file, { leave_out: 'true' })).figures).toEqual([1, 0, 0, 7]);
  expect((await find('บริษัทที่ถูกต้อง')).length).toBe(1);
  expect(await find('บริษัทเมลไทย')).toEqual([]);
});

it('a file that has no names of people is one of organisations: a missing name is reported at its column', async () => {
  const report = await take(`ชื่อลูกค้า,เครดิต (วัน),เบอร์โทร\n,30,0812345699\n`, { dry_run: 'true' });
  expect(report.problems).toMatchObject([{ line: 2, column: 'company_name', value: '' }]);
  expect(report.table.columns.map(({ column }) => column)).toEqual([
    'company_name',
    'payment_terms',
    'phone',
  ]);
});

it('headings are found as offices write them, a dash is nothing, and days of credit are written as such', async () => {
  const file = [
    'ชื่อร้านค้า/ลูกค้า,ชนิดลูกค้า,เบอร์โทรติดต่อ,ที่อยู่เต็ม,จว.,ปณ.,เครดิต (วัน),อีเมล',
    'ร้านขีดกลาง,นิติบุคคล,-,-,เชียงใหม่,-,30,-',
    'ร้านเงินสด,นิติบุคคล,053-123-456,99 หมู่ 1,เชียงใหม่,-,0,-',
  ];
  const report = await take(file.join('\n'));
  expect(report.table.columns.map(({ column }) => column)).toEqual([
    'company_name',
    'customer_type',
    'phone',
    'address',
    'province',
    'postal_code',
    'payment_terms',
    'email',
  ]);
  expect(report).toMatchObject({ created: 2, problems: [] });
  expect(await find('ร้านขีดกลาง')).toMatchObject([
    { phone: '', email: '', address: '', payment_terms: 'เครดิต 30 วัน' },
  ]);
  expect(await find('ร้านเงินสด')).toMatchObject([{ payment_terms: 'เงินสด' }]);
  const people = await take('ชื่อ-นามสกุล / ชื่อร้าน,เบอร์', { dry_run: 'true' });
  expect(people.table.columns.map(({ column }) => column)).toEqual(['company_name', 'phone']);
});

it('names of people and organisations may share a column; a person without the name of a family is a problem there', async () => {
  const heading = 'ชื่อลูกค้า,ประเภทลูกค้า,อีเมล';
  const rows = [
    'บริษัท รวมชื่อ จำกัด,นิติบุคคล,',
    'นาย สมหมาย รวมชื่อคน,บุคคล,sommai@example.com',
    'สมหมาย,บุคคล,alone@example.com',
  ];
  const report = await take([heading, ...rows].join('\n'), { leave_out: 'true' });
  expect(report.figures).toEqual([2, 0, 0, 1]);
  expect(report.problems).toMatchObject([{ line: 4, column: 'company_name', value: 'สมหมาย' }]);
  expect(await find('รวมชื่อคน')).toMatchObject([
    {
      customer_type: 'individual',
      first_name: 'นาย สมหมาย',
      last_name: 'รวมชื่อคน',
      company_name: '',
    },
  ]);
});

it('types are understood as offices write them, without case, spaces and dots', async () => {
  const types = ['บริษัท', 'บจก', 'หจก.', 'ห้างหุ้นส่วน', 'Company', 'CO. LTD.', 'บุคคลธรรมดา', 'PERSON'];
  const rows = types.map(
    (type, place) => `คำพ้อง ประเภท${place},${type},type${place}@import.example`,
  );
  const file = ['ชื่อลูกค้า,ประเภทลูกค้า,อีเมล', ...rows, 'คำพ้อง แปลก,อะไรสักอย่าง,'].join('\n');
  const report = await take(file, { leave_out: 'true' });
  expect(report.problems).toMatchObject([{ line: 10, column: 'customer_type' }]);
  const found = await find('คำพ้อง');
  const written = found.map(({ name, customer_type }) => `${name} ${customer_type}`);
  expect(written.toSorted()).toEqual(
    types.map((_, place) => `คำพ้อง ประเภท${place} ${place < 6 ? 'organization' : 'individual'}`),
  );
});

it('a tax id with digits missing can be imported, and the check says in which lines there are some', async () => {
  const file = `บริษัท,เลขผู้เสียภาษี\nเลขครบ,${newTaxId()}\nเลขไม่ครบ,010556093359\nไม่มีเลข,`;
  const { body } = await send(file, { dry_run: 'true' });
  expect(body).toMatchObject({ created: 3, problems: [], short_tax_ids: ['3'] });
});

it('a row that sums up others is no customer, and the answer says which it was', async () => {
  const file = `บริษัท,เบอร์โทร\nแถวรวมไม่ใช่ลูกค้า,\nรวม,1 ราย`;
  const report = await take(file);
  expect(report).toMatchObject({ rows: 2, created: 1, total_lines: ['3'] });
  expect(await find('ราย')).toEqual([]);
});

it('an owner is an employee by code or whole name; nobody, and one of several of a name, is a problem', async () => {
  const owner = await addUser(app, { role: 'staff', username: 'owner-of-files' });
  await queryRows(
    app,
    `update employees set code = 'E-77', first_name_th = 'สมศรี', last_name_th = 'ดูแลดี' where id = $1`,
    [owner.employeeId],
  );
  const [byCode, byName, nobody] = [newTaxId(), newTaxId(), newTaxId()];
  const file = [
    'บริษัท,เลขประจำตัวผู้เสียภาษี,ผู้ดูแล',
    `มีผู้ดูแลหนึ่ง,${byCode},E-77`,
    `มีผู้ดูแลสอง,${byName},สมศรี ดูแลดี`,
    `ไม่มีผู้ดูแล,${nobody},ใครก็ไม่รู้`,
  ];
  const report = await take(file.join('\n'), { leave_out: 'true' });
  expect(report.problems).toMatchObject([{ line: 4, column: 'owner', value: 'ใครก็ไม่รู้' }]);
  const owners = (await find('มีผู้ดูแล')).map(({ owner_id }) => owner_id);
  expect(owners).toEqual([owner.employeeId, owner.employeeId]);
  // Who has left stays, but gets no other customers.
  await queryRows(app, 'update employees set is_active = false where id = $1', [owner.employeeId]);
  const again = await take(file.slice(0, 3).join('\n'));
  expect(again.figures).toEqual([0, 0, 2, 0]);
  const more = `บริษัท,เลขประจำตัวผู้เสียภาษี,ผู้ดูแล\nมาทีหลัง,${nobody},E-77`;
  expect((await take(more, { dry_run: 'true' })).problems).toMatchObject([{ column: 'owner' }]);
});

it('takes a workbook and its own export, and is refused to those who may not write', async () => {
  const taxId = newTaxId();
  const rows = [
    ['ชื่อบริษัท', 'TIN'],
    // A spreadsheet took it for a number.
    ['บริษัทจากชีต', taxId.slice(1)],
  ];
  const book = await writeWorkbook([{ name: 'ลูกค้า', rows }]);
  expect((await take(book)).figures).toEqual([1, 0, 0, 0]);
  const { url } = await keeper.ask(customerExport.ticket, {
    body: { format: 'csv', search: taxId },
  });
  const exported = new Uint8Array(await (await fetch(`${app.address}${url}`)).arrayBuffer());
  expect((await take(exported)).figures).toEqual([0, 0, 1, 0]);
  const viewer = await signIn(app, await addUser(app, { role: 'viewer' }));
  expect((await send('first_name\nก', {}, viewer)).status).toBe(403);
});

it('two people who import the same file at once add its customers once', async () => {
  const lines = Array.from({ length: 200 }, (_, place) => `บริษัทพร้อมกัน ${place},${newTaxId()}`);
  const file = ['company,tax id', ...lines].join('\n');
  const reports = await Promise.all([take(file), take(file), take(file)]);
  expect(reports.map(({ figures }) => figures.join(' ')).toSorted()).toEqual([
    '0 0 200 0',
    '0 0 200 0',
    '200 0 0 0',
  ]);
});
