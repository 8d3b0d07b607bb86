import { places as directory } from '#modules/directory/i18n/places.ts';
import { th as people } from '#modules/directory/i18n/th.ts';
import { places } from '#modules/identity/i18n/places.ts';
import { th } from '#modules/identity/i18n/th.ts';
import { fileImportTh } from '#platform/contract/texts/file-import.th.ts';
import { expect } from '../fixtures.ts';
import { job, startByName } from './in-clicks.ts';

job({ name: 'invite a person with a role and copy the link', clicks: 5 }, async (page) => {
  const username = `invited-${Date.now()}`;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await startByName(page, places.th.invite);
  const sheet = page.getByRole('dialog', { name: th.users.form.invite_title });
  await sheet.getByRole('textbox', { name: th.fields.username }).fill(username);
  await sheet.getByRole('radio', { name: th.roles.staff, exact: true }).click();
  await sheet.getByRole('button', { name: th.users.form.invite, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(username) });
  await dialog.getByRole('button', { name: th.users.link.copy }).click();
  await expect(dialog.getByRole('button', { name: th.users.link.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/choose-password#');
});

job({ name: 'add people from a file', clicks: 4 }, async (page) => {
  const code = `JOB-${Date.now()}`;
  const { import: texts, fields } = people;
  const headings = ['code', 'first_name_th', 'last_name_th', 'first_name', 'last_name'] as const;
  const text = `${headings.map((heading) => fields[heading]).join(',')}\n${code},สายใจ,นำเข้า,Saijai,Namkhao`;
  await startByName(page, directory.th.import);
  const sheet = page.getByRole('dialog', { name: texts.title });
  const chooser = page.waitForEvent('filechooser');
  await sheet.getByRole('button', { name: 'เลือกไฟล์' }).click();
  await (
    await chooser
  ).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await sheet.getByRole('button', { name: 'นำเข้า 1 คน' }).click();
  const imported = sheet.getByRole('table', { name: fileImportTh.file_import.records });
  await expect(imported.getByRole('link', { name: 'สายใจ นำเข้า' })).toBeVisible();
});
