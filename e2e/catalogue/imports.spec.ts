import { th } from '#modules/catalogue/i18n/th.ts';
import { fileImportTh } from '#platform/contract/texts/file-import.th.ts';
import { expect, test } from '../fixtures.ts';
import { bringFiles, FILES } from './bring-files.ts';

const { dashboard, fields, imports, intake } = th;

test('a company is imported: checked, corrected, carried out and undone', async ({
  page,
  expectAccessible,
}) => {
  const code = `J${Date.now()}`;
  await page.goto('/air/dashboard');
  await page.getByRole('button', { name: dashboard.fill }).click();
  await page.getByRole('menuitem', { name: dashboard.fill_files }).click();
  await bringFiles(page, 'th', { code, files: FILES.wrong });

  // A heading that matches no field is assigned to one.
  const kind = page.getByLabel(fileImportTh.file_import.column_of.replace('{{heading}}', 'kind'));
  await expect(kind).toBeVisible();
  await expectAccessible();
  await kind.selectOption({ label: imports.columns.field_type });
  await page.getByRole('button', { name: intake.mapping.check }).click();

  const problems = page.getByRole('table', { name: intake.problems.title });
  await expect(
    problems.getByText(imports.problems.not_one_of.replace('{{choices}}', '')),
  ).toBeVisible();
  await expect(problems.getByRole('rowheader', { name: '3' })).toBeVisible();
  await expectAccessible();

  await page.getByRole('link', { name: intake.checked.upload_fixed }).click();
  await bringFiles(page, 'th', { files: FILES.right });
  await kind.selectOption({ label: imports.columns.field_type });
  await page.getByRole('button', { name: intake.mapping.check }).click();
  await page.getByRole('button', { name: intake.checked.commit.replace('{{count}}', '4') }).click();
  await expect(page.getByText(intake.statuses.imported, { exact: true })).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: intake.result.undo }).click();
  await page.getByRole('dialog').getByRole('button', { name: intake.result.undo }).click();
  await expect(page.getByText(intake.result.undone)).toBeVisible();
  await page.goto('/air/dashboard');
  await expect(page.getByText(fields.company).first()).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);
});

test('a list of columns alone, as another program writes it, brings its tables along', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  const { begin, mapping, checked, statuses } = intake;
  await page.goto('/air/imports');
  await page.getByRole('button', { name: begin }).first().click();
  await bringFiles(page, 'th', {
    code: `C${Date.now()}`,
    files: {
      ระบบชั่ง: 'ตาราง,คอลัมน์,ชนิด,ห้ามว่าง\nTICKET,plate,varchar(15),Y\nTICKET,net,"numeric(10,3)",N\n',
    },
  });
  await page.getByLabel(mapping.new_features_in).fill('YARD');
  await expectAccessible();
  await takePicture('import-columns-alone');
  await page.getByRole('button', { name: mapping.check }).click();
  await page.getByRole('button', { name: checked.commit.replace('{{count}}', '4') }).click();
  await expect(page.getByText(statuses.imported, { exact: true })).toBeVisible();
});
