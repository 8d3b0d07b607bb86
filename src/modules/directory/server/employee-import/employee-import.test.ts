import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDepartmentsRoute } from '#modules/directory/contract/organization.ts';
import {
  createEmployeesExportRoute,
  listEmployeesRoute,
} from '#modules/directory/contract/employees.ts';
import { importReport, type ImportReport } from '#modules/directory/contract/employee-import.ts';
import { errorBody } from '#platform/contract/errors.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'administrator' }));
});
afterAll(() => app.close());

const HEADINGS = 'รหัสพนักงาน,ชื่อ (ไทย),นามสกุล (ไทย),ชื่อ (อังกฤษ),นามสกุล (อังกฤษ)';

function send(file: string | Uint8Array<ArrayBuffer>, choices: Record<string, string> = {}) {
  const body = new FormData();
  body.append('file', new Blob([file]), 'people.csv');
  const query = new URLSearchParams({ dry_run: 'false', ...choices });
  return keeper.call('POST', `/v1/employees/import?${query}`, { body });
}

async function take(file: string | Uint8Array<ArrayBuffer>, choices?: Record<string, string>) {
  const answer = await send(file, choices);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return importReport.parse(answer.body);
}

const figuresOf = ({ created, updated, unchanged }: ImportReport) => [created, updated, unchanged];

async function find(search: string) {
  return (await keeper.ask(listEmployeesRoute, { query: { search, sort: 'code' } })).data;
}

describe('an import of employees', () => {
  it('adds new employees, changes existing ones, and does nothing when repeated', async () => {
    const file = `${HEADINGS},โทรศัพท์,รหัสหัวหน้า\nกก-1,ชู,ใจ,Choo,Jai,081 111 1111,กก-2\nกก-2,ปิติ,พิทักษ์,Piti,Pitak,,`;
    expect(figuresOf(await take(file, { dry_run: 'true' }))).toEqual([2, 0, 0]);
    expect(await find('กก-')).toEqual([]);
    expect(figuresOf(await take(file))).toEqual([2, 0, 0]);
    const [choo] = await find('กก-');
    expect(choo).toMatchObject({ phone: '081 111 1111', manager: { name: 'ปิติ พิทักษ์' } });
    expect(figuresOf(await take(file))).toEqual([0, 0, 2]);

    const changed = await take(`${HEADINGS},โทรศัพท์\nกก-1,ชูใจ,ใจ,Choojai,Jai,`);
    expect(figuresOf(changed)).toEqual([0, 1, 0]);
    // The file has no column for managers, and an empty cell for the number.
    expect((await find('กก-1'))[0]).toMatchObject({
      first_name_th: 'ชูใจ',
      phone: null,
      manager: { name: 'ปิติ พิทักษ์' },
    });
    const history = await queryRows<{ name: string }>(
      app,
      `select name from event_log where entity = 'employee' and entity_id = '${choo?.id}' order by sequence`,
    );
    expect(history.map(({ name }) => name)).toEqual([
      'directory.employee_created',
      'directory.employee_updated',
    ]);
  });

  it('waits for another import, so that both bring the same people once', async () => {
    const lines = Array.from({ length: 300 }, (_, n) => `พร้อม-${n},ก,ข,A,B,ผู้พร้อม`);
    const file = [`${HEADINGS},แผนก`, ...lines].join('\n');
    const all = await Promise.all(
      Array.from({ length: 4 }, () => take(file, { create_missing: 'true' })),
    );
    const figures = all.map((report) => figuresOf(report).join(' ')).toSorted();
    expect(figures).toEqual(['0 0 300', '0 0 300', '0 0 300', '300 0 0']);
  });

  it('reports problems by line and column, and then changes nothing', async () => {
    const file = [
      `${HEADINGS},อีเมล,แผนก,รหัสหัวหน้า,สถานะ`,
      'ผด-1,มานะ,รักเผ่า,Mana,Rakphao,mana@example.com,,,ทำงานอยู่',
      'ผด-2,,รักเผ่า,Manee,Rakphao,nobody,,,',
      'ผด-1,วีระ,ประสงค์,Weera,Prasong,,ไม่มีแผนกนี้,ไม่มีใคร,หายไป',
      'ผด-4,ดวง,แก้ว,Duang,Kaew,,ไม่มีแผนกนี้,ไม่มีใคร,',
    ].join('\r\n');
    const { problems, problems_total, rows } = await take(file, { dry_run: 'true' });
    expect(rows).toBe(4);
    expect(problems.map(({ line, column, value }) => [line, column, value])).toEqual([
      [3, 'first_name_th', ''],
      [3, 'email', 'nobody'],
      [4, 'status', 'หายไป'],
      [4, 'manager_code', 'ไม่มีใคร'],
      [4, 'department', 'ไม่มีแผนกนี้'],
      [5, 'manager_code', 'ไม่มีใคร'],
      [5, 'department', 'ไม่มีแผนกนี้'],
    ]);
    expect(problems[1]?.message).toBe('รูปแบบอีเมลไม่ถูกต้อง');
    expect(problems_total).toBe(7);
    const refused = await send(file);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'import_has_problems' });
    expect(await find('ผด-')).toEqual([]);
  });

  it('refuses a code that occurs twice and managers in a circle', async () => {
    const twice = await take(`${HEADINGS}\nวน-1,ก,ข,A,B\nวน-1,ค,ง,C,D`, { dry_run: 'true' });
    expect(twice.problems).toMatchObject([{ line: 3, column: 'code', value: 'วน-1' }]);
    expect(twice.problems[0]?.message).toContain('บรรทัดที่ 2');
    const circle = await take(
      `${HEADINGS},รหัสหัวหน้า\nวน-1,ก,ข,A,B,วน-3\nวน-2,ค,ง,C,D,วน-1\nวน-3,จ,ฉ,E,F,วน-2\nวน-4,ช,ซ,G,H,วน-3`,
      { dry_run: 'true' },
    );
    expect(circle.problems.map(({ line }) => line)).toEqual([2, 3, 4]);
  });

  it('creates departments and positions on request, each once', async () => {
    const file = `${HEADINGS},แผนก,แผนก (อังกฤษ),ตำแหน่ง\nผน-1,ก,ข,A,B,ยานยนต์,Vehicles,ช่าง\nผน-2,ค,ง,C,D,ยานยนต์,,ช่าง`;
    expect((await take(file, { dry_run: 'true' })).problems_total).toBe(4);
    const report = await take(file, { create_missing: 'true' });
    expect(report).toMatchObject({
      created: 2,
      new_departments: ['ยานยนต์'],
      new_positions: ['ช่าง'],
    });
    const { data } = await keeper.ask(listDepartmentsRoute, { query: { search: 'vehicles' } });
    expect(data).toMatchObject([{ name_th: 'ยานยนต์', name_en: 'Vehicles', employees_count: 2 }]);
  });

  it.each([
    ['semicolons and a byte order mark', (text: string) => `\uFEFF${text.replaceAll(',', ';')}`],
    ['tabs', (text: string) => text.replaceAll(',', '\t')],
    ['Windows-874', toWindows874],
  ])('reads a file with %s', async (name, write) => {
    const code = `อน-${name.length}`;
    expect(figuresOf(await take(write(`${HEADINGS}\n${code},น้ำ,ฝน,Nam,Fon`)))).toEqual([1, 0, 0]);
    expect((await find(code))[0]).toMatchObject({ first_name_th: 'น้ำ', last_name_th: 'ฝน' });
  });

  it('accepts the file of an export, without a change', async () => {
    await take(
      `${HEADINGS},โทรศัพท์,แผนก,แผนก (อังกฤษ),รหัสหัวหน้า,สถานะ\nกล-1,ก,ข,A,"B ""C",+66 81 111 1111,ส่งออก,Export,,ทำงานอยู่\nกล-2,ค,ง,C,D,,ส่งออก,,กล-1,พ้นสภาพ`,
      { create_missing: 'true' },
    );
    const { url } = await keeper.ask(createEmployeesExportRoute, {
      body: { format: 'csv', search: 'กล-' },
    });
    const file = new Uint8Array(await (await fetch(`${app.address}${url}`)).arrayBuffer());
    expect(figuresOf(await take(file))).toEqual([0, 0, 2]);
    const viewer = await signIn(app, await addUser(app, { role: 'viewer' }));
    const refused = await viewer.call('POST', '/v1/employees/export-ticket', {
      body: { format: 'csv' },
    });
    expect(refused.status).toBe(403);
  });

  it('reports what is missing in a file of another kind', async () => {
    const other = await send('name,age\nA,1');
    expect(errorBody.parse(other.body).message).toContain('รหัสพนักงาน');
    expect((await send(`${HEADINGS}\n"A,B`)).body).toMatchObject({
      code: 'file_unreadable',
    });
  });

  it('changes nobody of another company whose code is the same', async () => {
    const companyId = await addCompany(app);
    const neighbour = await signIn(app, await addUser(app, { companyId, role: 'administrator' }));
    await take(`${HEADINGS}\nขบ-1,ก,ข,A,B`);
    const body = new FormData();
    body.append('file', new Blob([`${HEADINGS}\nขบ-1,ค,ง,C,D`]), 'people.csv');
    const answer = await neighbour.call('POST', '/v1/employees/import?dry_run=false', { body });
    expect(answer.body).toMatchObject({ created: 1 });
    expect((await find('ขบ-1'))[0]).toMatchObject({ first_name: 'A' });
  });

  it('lets others be served while ten thousand are imported', async () => {
    const people = Array.from(
      { length: 10_000 },
      (_, place) =>
        `หม-${place},สมชาย${place},ใจดี,Somchai,Jaidee,0812345678,ฝ่ายใหญ่,หม-${Math.floor(place / 10)}`,
    );
    people[0] = 'หม-0,สมชาย,ใจดี,Somchai,Jaidee,,ฝ่ายใหญ่,';
    const file = `${HEADINGS},โทรศัพท์,แผนก,รหัสหัวหน้า\n${people.join('\n')}`;
    let longest = 0;
    let before = performance.now();
    const beat = setInterval(() => {
      longest = Math.max(longest, performance.now() - before);
      before = performance.now();
    }, 5);
    const began = performance.now();
    const report = await take(file, { create_missing: 'true' });
    const took = performance.now() - began;
    clearInterval(beat);
    expect(report).toMatchObject({ created: 10_000, problems_total: 0 });
    expect((await keeper.ask(listEmployeesRoute, { query: { search: 'หม-9999' } })).total).toBe(1);
    expect(longest).toBeLessThan(took / 3);
  });
});

function toWindows874(text: string): Uint8Array<ArrayBuffer> {
  const letters = Array.from({ length: text.length }, (_, place) => text.charCodeAt(place));
  return Uint8Array.from(letters, (letter) => (letter < 0x80 ? letter : letter - 0x0e00 + 0xa0));
}
