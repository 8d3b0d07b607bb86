import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as imports from '#modules/farmer-quotas/contract/imports.ts';
import { readSheet, sheetNames } from '#platform/server/spreadsheets/read-xlsx.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createSeason } from '../testing/quotas.ts';

let app: TestApp;
let keeper: SignedIn;
let season: string;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
  season = (await createSeason(keeper, 2577)).name;
});
afterAll(() => app.close());

async function template(format: string) {
  const answer = await fetch(`${app.address}/v1/quotas/import-template?format=${format}`, {
    headers: { authorization: `Bearer ${keeper.jwt}`, 'x-company-id': '1' },
  });
  return new Uint8Array(await answer.arrayBuffer());
}

it.each(['csv', 'xlsx'])(
  'the template (%s) is understood, and its example noticed',
  async (format) => {
    const body = new FormData();
    body.append('season', season);
    body.append('file', new Blob([await template(format)]), `แบบฟอร์ม.${format}`);
    const answer = await keeper.call('POST', imports.createQuotaImportRoute.path, { body });
    const { batch_id: id } = imports.createQuotaImportRoute.answers[201].parse(answer.body).data;
    const find = async () =>
      (await keeper.ask(imports.getQuotaImportRoute, { params: { id } })).data;
    await expect.poll(async () => (await find()).status).toBe('checked');
    const { total_rows, created, errors } = await find();
    expect([total_rows, created]).toEqual([1, 0]);
    expect(errors.map(({ column, message }) => [column, message])).toEqual([
      ['national_id', expect.stringContaining('ตัวอย่าง')],
    ]);
  },
);

it('the workbook to fill in explains every column, with the seasons and statuses that are allowed', async () => {
  const path = join(app.directory, 'template.xlsx');
  await writeFile(path, await template('xlsx'));
  const [, guide = ''] = await sheetNames(path);
  const rows: (readonly string[])[] = [];
  for await (const batch of readSheet(path, guide)) rows.push(...batch.map(({ cells }) => cells));
  expect(rows.length).toBe(imports.QUOTA_COLUMNS.length + 1);
  const of = (heading: string) => rows.find(([name]) => name === heading)?.join('|');
  expect(of('นามสกุล')).toContain('ต้องกรอก');
  expect(of('สถานภาพ')).toContain('โสด, สมรส');
  expect(of('ปีการผลิต')).toContain(season);
});
