import { th } from '#modules/engines/i18n/th.ts';
import { th as catalogue } from '#modules/catalogue/i18n/th.ts';
import { bringFiles } from '../catalogue/bring-files.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { expect, test } from '../fixtures.ts';

const {
  actions,
  banners,
  delete_dialog,
  detail,
  fields,
  form,
  list,
  statuses,
  versions,
  withdraw_dialog,
} = th;

test('an engine is registered, its logic gets another version, it is replaced by another, and an unused one is deleted', async ({
  page,
}) => {
  const code = `E2E-${Date.now()}`;
  await page.goto('/engine-management');
  await page.getByRole('link', { name: list.create }).click();
  await page.getByLabel(form.code).fill(code);
  await page.getByLabel(form.name).fill('คำนวณค่าขนส่งตามระยะทาง');
  await page.getByRole('combobox', { name: fields.type }).click();
  await page.getByRole('option', { name: th.types.function, exact: true }).click();
  await page.getByLabel(fields.logic).fill('return distance * rate');
  await page.getByRole('button', { name: form.create, exact: true }).click();
  await expect(page.getByText(banners.created)).toBeVisible();
  await expect(page).toHaveURL(/\/engine-management$/);

  const row = page.getByRole('row').filter({ hasText: code });
  await row.getByRole('link').click();
  await page.getByRole('link', { name: actions.edit, exact: true }).click();
  await page
    .getByRole('textbox', { name: fields.logic })
    .fill('return distance * rate\nround to 2');
  await page.getByLabel(fields.change_note).fill('ปัดเศษ');
  await page.getByRole('button', { name: form.save, exact: true }).click();
  await expect(page.getByText(banners.updated)).toBeVisible();
  await expect(page).toHaveURL(/\/engine-management$/);

  await row.getByRole('link').click();
  await page.getByRole('tab', { name: versions.tab }).click();
  const counts = versions.counts.replace('{{added}}', '1').replace('{{removed}}', '0');
  await expect(page.getByText(counts)).toBeVisible();

  await page.getByRole('button', { name: actions.deprecate }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('CANE-PRICE');
  await page.getByRole('option', { name: /CANE-PRICE/ }).click();
  await dialog.getByRole('button', { name: withdraw_dialog.deprecated.confirm }).click();
  await expect(page.getByRole('link', { name: /CANE-PRICE/ })).toBeVisible();
  await expect(page.getByText(statuses.deprecated, { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: actions.delete, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: delete_dialog.confirm }).click();
  await expect(page).toHaveURL(/\/engine-management$/);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('an engine in use shows what uses it before it is taken out of use, and names a last day', async ({
  page,
  expectAccessible,
}) => {
  const code = `USED-${Date.now()}`;
  const answer = await page.request.post('/v1/engines', {
    headers: await administratorHeaders(page.request),
    data: { code, name: `Engine ที่ถูกใช้ ${code}`, type: 'function', logic: 'return net' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { dashboard, intake } = catalogue;
  await page.goto('/air/dashboard');
  await page.getByRole('button', { name: dashboard.fill }).click();
  await page.getByRole('menuitem', { name: dashboard.fill_files }).click();
  await bringFiles(page, 'th', {
    code: `U${Date.now()}`,
    files: {
      modules: 'module_code,name_th\nCANE,อ้อย\n',
      features: 'module_code,feature_code,name_th\nCANE,WEIGH,ชั่งอ้อย\n',
      process_outputs: `feature_code,output_code,name_th,engine_code\nWEIGH,net,น้ำหนักสุทธิ,${code}\n`,
    },
  });
  await page.getByRole('button', { name: intake.mapping.check }).click();
  await page
    .getByRole('button', { name: intake.checked.commit_other.replace('{{count}}', '3') })
    .click();
  await expect(page.getByText(intake.statuses.imported, { exact: true })).toBeVisible();

  await page.goto(`/engine-management?search=${code}`);
  await page.getByRole('row').filter({ hasText: code }).getByRole('link').click();
  await page.getByRole('button', { name: actions.deactivate }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').filter({ hasText: 'น้ำหนักสุทธิ' })).toBeVisible();
  await expectAccessible();
  const confirm = dialog.getByRole('button', { name: withdraw_dialog.inactive.confirm });
  await confirm.click();
  await expect(
    dialog.getByText(th.errors.replacement_or_last_day_other.replace('{{count}}', '1')).first(),
  ).toBeVisible();
  await dialog.getByLabel(fields.retires_on).fill('31/12/2642');
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(detail.inactive)).toBeVisible();
  await expect(page.getByText(detail.until.split('{{')[0] ?? '')).toBeVisible();
});
