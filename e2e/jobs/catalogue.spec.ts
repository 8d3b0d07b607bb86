import { th as engines } from '#modules/engines/i18n/th.ts';
import { places } from '#modules/catalogue/i18n/places.ts';
import { th } from '#modules/catalogue/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { expect } from '../fixtures.ts';
import { job, openByName, startByName } from './in-clicks.ts';

const { fields, impact, intake } = th;

const csv = (name: string, text: string) => ({
  name: `${name}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

job({ name: 'import a company whose headings are exact', clicks: 6 }, async (page) => {
  const code = `J${Date.now()}`;
  await startByName(page, places.th.import_files);
  const sheet = page.getByRole('dialog', { name: intake.upload.title });
  await sheet.getByLabel(fields.company_code).fill(code);
  const chooser = page.waitForEvent('filechooser');
  await sheet.getByRole('button', { name: intake.upload.choose }).click();
  await (
    await chooser
  ).setFiles([
    csv('modules', 'module_code,name_th\nBUY,จัดซื้อ\n'),
    csv('features', 'module_code,feature_code,name_th\nBUY,ORDER,ใบสั่งซื้อ\n'),
    csv('fields', 'feature_code,field_code,name_th,field_type\nORDER,id,เลขที่,number\n'),
  ]);
  await sheet.getByRole('button', { name: intake.upload.send }).click();
  await page.getByRole('button', { name: intake.mapping.check }).click();
  await page
    .getByRole('button', { name: intake.checked.commit_other.replace('{{count}}', '3') })
    .click();
  await expect(page.getByText(intake.statuses.imported, { exact: true })).toBeVisible();
});

job({ name: 'find what uses a field', clicks: 3 }, async (page) => {
  await openByName(page, 'user_id');
  const field = page.locator('tr[aria-current]');
  await field.getByRole('button', { name: platform.table.row_actions }).click();
  await page.getByRole('menuitem', { name: impact.open }).click();
  await expect(page).toHaveURL(/\/air\/impact\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

job(
  {
    name: 'put an engine out of use, with what replaces it',
    clicks: 3,
    prepare: async (request) => {
      const code = `JOB-${Date.now()}`;
      const answer = await request.post('/v1/engines', {
        headers: await administratorHeaders(request),
        data: { code, name: `คำนวณเดิม ${code}`, type: 'function', logic: 'return net' },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      return code;
    },
  },
  async (page, code = '') => {
    await openByName(page, code);
    await page.getByRole('button', { name: engines.actions.deprecate }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('CANE-PRICE');
    await expect(page.getByRole('option')).toHaveText([/CANE-PRICE/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: engines.withdraw_dialog.deprecated.confirm }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: /CANE-PRICE/ })).toBeVisible();
  },
);
