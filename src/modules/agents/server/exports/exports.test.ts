import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createAgentsExportRoute,
  createFilesExportRoute,
} from '#modules/agents/contract/exports.ts';
import { addFiles, addKeeper, createAgent, type Keeper } from '../testing/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addCompany, addUser, signIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let keeper: Keeper;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await addKeeper(app);
});
afterAll(() => app.close());

/** Opens the link as a browser does: without a session, and without the language of the page. */
const download = (url: string) => fetch(`${app.address}${url}`);

async function csvOf(url: string) {
  const bytes = Buffer.from(await (await download(url)).arrayBuffer());
  const rows: string[][] = parse(bytes, { bom: true });
  return { bytes, headings: rows[0] ?? [], rows: rows.slice(1) };
}

it('the list of agents is exported as filtered and sorted, every row once, in the reader’s language', async () => {
  for (let n = 1; n <= 12; n += 1) {
    const name = `ทดสอบ ${String(n).padStart(2, '0')}`;
    await createAgent(keeper, { name, tags: ['อ้อย', 'a,b'] });
  }
  await createAgent(keeper, { name: 'คนละเรื่อง' });
  const body = { format: 'csv', search: 'ทดสอบ', sort: '-name' } as const;
  const { url } = await keeper.ask(createAgentsExportRoute, { body });
  const { bytes, headings, rows } = await csvOf(url);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(headings.slice(0, 3)).toEqual(['รหัส', 'ชื่อ', 'คำอธิบาย']);
  expect(rows.map(([, name]) => name)).toEqual(
    Array.from({ length: 12 }, (_, place) => `ทดสอบ ${String(12 - place).padStart(2, '0')}`),
  );
  expect(rows[0]?.[4]).toBe('อ้อย, a,b');
  expect(rows[0]?.[13]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

  const english = await keeper.ask(createAgentsExportRoute, {
    body,
    headers: { 'accept-language': 'en' },
  });
  const answer = await download(english.url);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Agents .*\.csv"/,
  );
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(await answer.text()).toContain('Code,Name,Description');
});

it('what looks like a formula stays text, in CSV and in XLSX', async () => {
  const name = '=HYPERLINK("http://evil.example";"x")';
  const agent = await createAgent(keeper, { name, description: '-1+1\n"สองบรรทัด"' });
  const choice = { search: agent.code };
  const csv = await keeper.ask(createAgentsExportRoute, { body: { ...choice, format: 'csv' } });
  const { rows } = await csvOf(csv.url);
  expect(rows[0]?.slice(0, 3)).toEqual([agent.code, `'${name}`, `'-1+1\n"สองบรรทัด"`]);
  const wide = await createAgent(keeper, { name: '＝1+1' });
  const { url } = await keeper.ask(createAgentsExportRoute, {
    body: { search: wide.code, format: 'csv' },
  });
  expect((await csvOf(url)).rows[0]?.[1]).toBe("'＝1+1");

  const xlsx = await keeper.ask(createAgentsExportRoute, { body: { ...choice, format: 'xlsx' } });
  const workbook = await readXlsx(await (await download(xlsx.url)).bytes());
  const [headings, row] = workbook.sheets[0]?.rows ?? [];
  expect(headings?.slice(0, 2)).toEqual(['รหัส', 'ชื่อ']);
  expect(row?.slice(0, 3)).toEqual([agent.code, name, '-1+1\n"สองบรรทัด"']);
  expect(row?.[7]).toBe(500);
  const made = row?.[13];
  const bangkok = new Date(agent.created_at).getTime() + 7 * 3600 * 1000;
  expect(made instanceof Date && Math.abs(made.getTime() - bangkok)).toBeLessThan(1_000);
});

it('the files of an agent are exported with their state and its reason', async () => {
  const agent = await createAgent(keeper, { name: 'ผู้ถือไฟล์' });
  await addFiles(keeper, agent.id, { 'ข.txt': 'สอง', 'ก.txt': 'หนึ่ง' });
  const { url } = await keeper.ask(createFilesExportRoute, {
    params: { id: agent.id },
    body: { format: 'csv', sort: 'filename' },
  });
  const { headings, rows } = await csvOf(url);
  expect(headings[0]).toBe('ชื่อไฟล์');
  expect(rows.map(([filename, size]) => [filename, size])).toEqual([
    ['ก.txt', '15'],
    ['ข.txt', '9'],
  ]);
  const missing = await keeper.call(
    'POST',
    `/v1/agents/${crypto.randomUUID()}/files/export-ticket`,
    {
      body: { format: 'csv' },
    },
  );
  expect(missing.status).toBe(404);
});

it('a link works once, only for its own rows, and only for people who may read', async () => {
  await createAgent(keeper, { name: 'หนึ่งเดียว' });
  const take = () =>
    keeper.ask(createAgentsExportRoute, { body: { format: 'csv', search: 'หนึ่ง' } });
  const first = await take();
  expect((await download(first.url)).status).toBe(200);
  expect((await download(first.url)).status).toBe(404);
  const second = await take();
  expect((await download(second.url.replace('search=', 'search=x'))).status).toBe(404);

  const stranger = await signIn(app, await addUser(app, { permissions: [] }));
  const refused = await stranger.call('POST', '/v1/agents/export-ticket', {
    body: { format: 'csv' },
  });
  expect(refused.status).toBe(403);
  const neighbour = await addKeeper(app, await addCompany(app));
  const theirs = await neighbour.ask(createAgentsExportRoute, { body: { format: 'csv' } });
  expect((await csvOf(theirs.url)).rows).toEqual([]);
});
