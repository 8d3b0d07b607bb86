import { th } from '#modules/catalogue/i18n/th.ts';
import { expect, test } from '../fixtures.ts';
import { openOwnCompany } from './own-catalogue.ts';

const { fields, worklist } = th;

test("a company's figure leads to what is missing, which is filled in one after the other", async ({
  page,
  expectAccessible,
}) => {
  await openOwnCompany(page, 'th');
  await page
    .getByRole('link', {
      name: new RegExp(`^Backoffice .*${worklist.open_of.split('%')[1] ?? ''}$`),
    })
    .first()
    .click();
  await expect(page).toHaveURL(/\/air\/worklist\?company=/);
  await page.getByLabel(fields.entry_kind).selectOption('field');
  const answer = page.waitForResponse(/gap=sample/);
  await page.getByLabel(worklist.gap).selectOption('sample');
  await answer;
  const table = page.getByRole('table', { name: worklist.title });
  await expect(table).toHaveAttribute('aria-busy', 'false');
  const rows = table.getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  const [, second = ''] = await rows.allInnerTexts();
  await expectAccessible();

  await page.getByRole('button', { name: worklist.start }).click();
  const sheet = page.getByRole('dialog');
  const nameOf = (row: string) => row.split('\n')[0] ?? '';
  await expect(sheet).toContainText(worklist.gaps.sample);
  await sheet.getByLabel(fields.sample_value).fill(`ตัวอย่าง ${Date.now()}`);
  await sheet.getByRole('button', { name: worklist.save_next }).click();
  await expect(
    page.getByRole('dialog', { name: th.entry.edit_title.replace('{{name}}', nameOf(second)) }),
  ).toBeVisible();
});
