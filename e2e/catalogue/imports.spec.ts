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
  await expect(problems.getByRole('cell', { name: '3', exact: true })).toBeVisible();
  await expectAccessible();

  await page.getByRole('link', { name: intake.checked.upload_fixed }).click();
  await bringFiles(page, 'th', { files: FILES.right });
  await kind.selectOption({ label: imports.columns.field_type });
  await page.getByRole('button', { name: intake.mapping.check }).click();
  await page
    .getByRole('button', { name: intake.checked.commit_other.replace('{{count}}', '4') })
    .click();
  await expect(page.getByText(intake.statuses.imported, { exact: true })).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: intake.result.undo }).click();
  await page.getByRole('dialog').getByRole('button', { name: intake.result.undo }).click();
  await expect(page.getByText(intake.result.undone)).toBeVisible();
  await page.goto('/air/dashboard');
  await expect(page.getByText(fields.company).first()).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);
});

test('a cell is corrected on the screen, by keyboard, and the import goes on with it', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  const { column_of, correct, only_problems } = fileImportTh.file_import;
  await page.goto('/air/imports');
  await page.getByRole('button', { name: intake.begin }).first().click();
  await bringFiles(page, 'th', { code: `K${Date.now()}`, files: FILES.wrong });
  await page
    .getByLabel(column_of.replace('{{heading}}', 'kind'))
    .selectOption({ label: imports.columns.field_type });
  await page.getByRole('button', { name: intake.mapping.check }).click();

  const rows = page.getByRole('region', { name: 'fields.csv' });
  const cell = rows.getByLabel(
    correct.replace('{{column}}', imports.columns.field_type).replace('{{line}}', '3'),
  );
  await expect(cell).toHaveValue('colour');
  await expect(cell).toHaveAccessibleDescription(/string, number, date/);
  await expect(rows.getByRole('row')).toHaveCount(2);
  await page.getByLabel(only_problems).uncheck();
  await expect(rows.getByRole('row')).toHaveCount(3);
  await expectAccessible();
  await takePicture('import-cell-wrong');

  await cell.fill('date');
  await cell.press('Enter');
  await expect(page.getByText(intake.lines.changed.replace('{{count}}', '1'))).toBeVisible();
  const check = page.getByRole('button', { name: intake.lines.check });
  await check.press('Enter');
  const commit = page.getByRole('button', {
    name: intake.checked.commit_other.replace('{{count}}', '4'),
  });
  await expect(commit).toBeVisible();
  // All that was changed has been checked.
  await expect(check).toBeHidden();
  await expect(cell).toHaveValue('date');
  await expect(cell).toHaveAccessibleDescription(intake.lines.was.replace('{{value}}', 'colour'));
  await expectAccessible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible();
  await takePicture('import-cell-corrected-phone');
  await commit.click();
  await expect(page.getByText(intake.statuses.imported, { exact: true })).toBeVisible();
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
  await page.getByRole('button', { name: checked.commit_other.replace('{{count}}', '4') }).click();
  await expect(page.getByText(statuses.imported, { exact: true })).toBeVisible();
});
