import { th } from '#modules/customers/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { fileImportTh } from '#platform/contract/texts/file-import.th.ts';
import { expect, test } from '../fixtures.ts';
import { takePicture } from '../pictures.ts';

const { fields, import: texts } = th;
const { file_import: common } = fileImportTh;

test('customers come from a file whose columns are matched, without the rows that have problems', async ({
  page,
  expectAccessible,
}) => {
  const name = `นำเข้า ${Date.now()}`;
  const rows = [
    'ร้าน,จังหวัด,โทร',
    `${name},เชียงใหม่,053-123-456`,
    'บริษัทผิดจังหวัด,แอตแลนติส,',
    'รวม,2 ราย,',
  ];
  await page.goto('/customers');
  await page.getByRole('button', { name: texts.open }).click();
  const sheet = page.getByRole('dialog', { name: texts.title });
  await sheet.locator('input[type=file]').setInputFiles({
    name: `${name}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  const mapping = sheet.getByLabel(common.column_of.replace('{{heading}}', 'ร้าน'));
  await mapping.selectOption({ label: fields.company_name });
  await expect(mapping).toHaveValue('company_name');
  const run = sheet.getByRole('button', { name: texts.run_one.replace('{{count}}', '1') });
  await expect(sheet.getByRole('button', { name: common.run, exact: true })).toBeDisabled();
  await expect(
    sheet.getByRole('heading', { name: common.problems_one.replace('{{count}}', '1') }),
  ).toBeVisible();
  // In a row with a problem, other cells can be corrected as well.
  const cell = common.correct.replace('{{line}}', '3');
  for (const column of [fields.company_name, fields.province_id]) {
    await expect(sheet.getByLabel(cell.replace('{{column}}', column))).toBeVisible();
  }
  await expect(sheet.getByText(common.total_lines)).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'customers-import');
  await page.setViewportSize({ width: 390, height: 844 });
  await takePicture(page, 'customers-import-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await sheet.getByRole('button', { name: common.omit.replace('{{line}}', '3') }).click();
  await expect(sheet.getByText(common.omitted)).toBeVisible();
  await expect(run).toBeEnabled();
  await expectAccessible();
  await takePicture(page, 'customers-import-omitted');
  await sheet.getByRole('button', { name: common.take_in.replace('{{line}}', '3') }).click();
  // A click beside the sheet leaves it open; once it is closed, the file is offered again.
  await page.mouse.click(20, 450);
  await sheet.getByLabel(common.leave_out).check();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: texts.open }).click();
  await sheet.getByRole('button', { name: common.go_on }).click();
  await sheet.getByLabel(common.leave_out).check();
  await run.click();
  await expect(sheet.getByText(common.statuses.imported_with_errors)).toBeVisible();
  await expect(sheet.getByRole('link', { name })).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'customers-import-result');
  await page.goto(`/customers?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('053-123-456');

  await page.goto('/customers?import=1');
  const past = sheet.getByRole('row').filter({ hasText: name });
  await expect(past).toContainText(common.statuses.imported_with_errors);
  await expectAccessible();
  await takePicture(page, 'customers-import-past');
  await page.setViewportSize({ width: 390, height: 844 });
  await takePicture(page, 'customers-import-past-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await past.getByText(`${name}.csv`).click();
  await sheet.getByRole('button', { name: common.undo }).click();
  const asking = page.getByRole('alertdialog').or(page.getByRole('dialog')).last();
  await expect(asking.getByText(/^รายการที่เพิ่ม \(1\)/)).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'customers-import-undo');
  await asking.getByRole('button', { name: common.undo }).click();
  await expect(sheet.getByText(common.statuses.undone, { exact: true }).first()).toBeVisible();
  await expect(sheet.getByText(common.created_before_undo)).toBeVisible();
  // What is gone is still called what it was.
  await expect(sheet.getByText(name, { exact: true })).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'customers-import-undone');
  await page.goto(`/customers?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  await expect(page.getByText(platform.records.no_results)).toBeVisible();
});

test('a file that is too large is refused where it is chosen', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/customers?import=1');
  const sheet = page.getByRole('dialog', { name: texts.title });
  const input = sheet.locator('input[type=file]');
  // The browser only looks at its size: nothing so large is written.
  await input.evaluate((element) => {
    const file = new File([], 'ลูกค้าทั้งหมด.csv');
    Object.defineProperty(file, 'size', { value: 210_000_000 });
    Object.defineProperty(element, 'files', { value: [file] });
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(sheet.getByRole('alert')).toContainText('ลูกค้าทั้งหมด.csv');
  await expectAccessible();
  await takePicture(page, 'customers-import-too-large');
});

test('columns that are matched one after the other keep what was chosen, however long their checks take', async ({
  page,
}) => {
  const name = `จับคู่เร็ว ${Date.now()}`;
  const chosen = {
    คู่ค้า: 'company_name',
    ติดต่อได้ที่: 'phone',
    ช่องทางออนไลน์: 'website',
    เล่าให้ฟัง: 'note',
  };
  await page.goto('/customers?import=1');
  const sheet = page.getByRole('dialog', { name: texts.title });
  await sheet.locator('input[type=file]').setInputFiles({
    name: `${name}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `${Object.keys(chosen).join(',')}\n${name},053-123-456,https://fast.example,ดี`,
    ),
  });
  const columnOf = (heading: string) =>
    sheet.getByLabel(common.column_of.replace('{{heading}}', heading));
  for (const [heading, column] of Object.entries(chosen)) {
    await columnOf(heading).selectOption(column);
  }
  for (const [heading, column] of Object.entries(chosen)) {
    await expect(columnOf(heading)).toHaveValue(column);
  }
  await sheet.getByRole('button', { name: texts.run_one.replace('{{count}}', '1') }).click();
  await expect(sheet.getByText(common.statuses.imported, { exact: true })).toBeVisible();
  await sheet.getByRole('link', { name }).click();
  await expect(page.getByText('053-123-456').first()).toBeVisible();
  await expect(page.getByText('fast.example').first()).toBeVisible();
});
