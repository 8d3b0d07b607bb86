import { readFile } from 'node:fs/promises';
import { th } from '#platform/contract/texts/th.ts';
import { th as agents } from '#modules/agents/i18n/th.ts';
import { expect, test } from '../fixtures.ts';

test('the list of agents is downloaded as it is filtered, as CSV and as XLSX', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto('/cms/agent-management?search=AG-000001');
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  const take = async (format: string) => {
    await page.getByRole('button', { name: th.table.export, exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    return download;
  };
  const csv = await take(th.table.export_csv);
  expect(csv.suggestedFilename()).toMatch(/^รายการเอเจนต์ \d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await csv.path(), 'utf8');
  expect(text).toContain('รหัส,ชื่อ');
  expect(text.match(/AG-\d{6}/g)).toEqual(['AG-000001']);
  const xlsx = await take(th.table.export_xlsx);
  expect(xlsx.suggestedFilename()).toMatch(/\.xlsx$/);
  expect((await readFile(await xlsx.path())).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: th.table.export, exact: true }).click();
  await expectAccessible();
  await takePicture('export');
  await page.keyboard.press('Escape');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await page.getByRole('button', { name: th.table.export, exact: true }).click();
  const files = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: th.table.export_csv }).click();
  expect((await files).suggestedFilename()).toContain(agents.exports.file_list);
});
