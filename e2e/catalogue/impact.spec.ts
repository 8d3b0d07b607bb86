import { th } from '#modules/catalogue/i18n/th.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { openOwnImpact } from './own-catalogue.ts';

const { impact } = th;

test('a field leads to what it refers to and then to everything that refers to it, as a list, a drawing and a file', async ({
  page,
  expectAccessible,
}) => {
  await openOwnImpact(page, 'th');
  const target = page.locator('a[href$="highlight=id"]');
  await expectAccessible();
  await target.click();
  await expect(page).toHaveURL(/\/air\/feature\/.*highlight=id/);

  await page.goBack();
  const expand = page.getByRole('button', { name: new RegExp(impact.expand.split('{{')[0] ?? '') });
  await expand.click();
  await expect(page.getByText(impact.nothing.upstream)).toBeVisible();
  await page.getByText(impact.views.graph, { exact: true }).click();
  const drawing = page.getByLabel(impact.graph_label);
  await expect(drawing.getByRole('button')).toHaveCount(2);
  await expectAccessible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: platformTh.table.export, exact: true }).click();
  await page.getByRole('menuitem', { name: platformTh.table.export_csv }).click();
  expect((await download).suggestedFilename()).toContain(impact.export_titles.upstream);
});
