import { th } from '#modules/feature-development/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { onPhone } from '../phone.ts';
import { newSow } from './own-sow.ts';

const { errors, fields, forms, lists, several } = th;
const NAME = 'หน้าจอบันทึกค่าความหวาน';
const edit = (field: string) =>
  platform.edit_in_place.open.replace('{{field}}', field).replace('{{name}}', NAME);

test('assignee, due date and tags are edited at their place, by keyboard too; what is refused and what somebody else stored is shown there', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  const sow = await newSow(page.request, { stage: 3 });
  await page.goto(sow.listPath);
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="${sow.path}"]`) });
  const window = page.getByRole('dialog');

  await row.getByRole('button', { name: edit(fields.due_date) }).press('Enter');
  await window.getByRole('textbox').fill('31/02/2569');
  await window.getByRole('button', { name: platform.form.save }).click();
  await expect(window.getByText('กุมภาพันธ์ 2569 มี 28 วัน')).toBeVisible();
  await expectAccessible();
  await takePicture('edit-due-date');
  await window.getByRole('textbox').fill('31/01/2599');
  await window.getByRole('textbox').press('Enter');
  await expect(window).toHaveCount(0);
  await expect(row).toContainText('31 ม.ค. 2599');
  await expect(row.getByRole('button', { name: edit(fields.due_date) })).toBeFocused();

  await row.getByRole('button', { name: edit(fields.assignee) }).click();
  const person = window.getByRole('combobox');
  await person.fill('ป');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await person.press('ArrowDown');
  await expect(person).toHaveAttribute('aria-activedescendant', /./);
  await person.press('Enter');
  await expect(window).toHaveCount(0);
  await expect(row.getByText(lists.unassigned)).toHaveCount(0);

  await onPhone(page, async () => {
    await row.getByRole('button', { name: edit(fields.due_date) }).click();
    await expect(window.first()).toContainText(NAME);
    await window.getByRole('button', { name: platform.date.change.split('{{')[0] }).click();
    const calendar = page.getByRole('grid');
    await expect(async () => {
      const first = await calendar.getByRole('columnheader').first().boundingBox();
      const below = await calendar.getByRole('gridcell').first().boundingBox();
      expect(first).toMatchObject({ x: below?.x, width: below?.width });
    }).toPass();
    await takePicture('edit-due-date-phone');
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(window).toHaveCount(0);
  });

  // Somebody else is faster while the window is open.
  await row.getByRole('button', { name: edit(fields.tags) }).click();
  await window.getByRole('textbox').fill('เร่ง');
  await sow.edit({ tags: ['ห้องแล็บ', 'ด่วน'] });
  await window.getByRole('textbox').press('Enter');
  await window.getByRole('button', { name: platform.form.save }).click();
  await expect(window.getByRole('alert')).toContainText('ด่วน');
  await window.getByRole('button', { name: platform.form.keep_mine }).click();
  await expect(window).toHaveCount(0);
  await page.goto(sow.path);
  await expect(page.getByRole('main')).toContainText('เร่ง');
  await expect(page.getByRole('main')).not.toContainText('ด่วน');
});

test('several SOWs get a due date by one call: the one that cannot have it stays, with the reason', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  const sow = await newSow(page.request, { stage: 3 });
  await sow.addBeside([
    { name: 'รายงานประจำวัน' },
    { name: 'รายงานฤดูหีบ', start_date: '2030-01-01' },
  ]);
  await page.goto(sow.listPath);
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  for (const name of ['รายงานประจำวัน', 'รายงานฤดูหีบ']) {
    await rowOf(name).getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: several.due_date }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('31/12/2570');
  await dialog.getByRole('button', { name: forms.update }).click();
  const line = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await expect(line('รายงานประจำวัน')).toContainText(platform.batch.states.done);
  await expect(line('รายงานฤดูหีบ')).toContainText(errors.due_before_start);
  await expectAccessible();
  await takePicture('several-refused');
  await dialog.getByRole('button', { name: platform.form.close }).last().click();
  await expect(rowOf('รายงานประจำวัน')).toContainText('31 ธ.ค. 2570');
  await expect(rowOf('รายงานฤดูหีบ')).toContainText(lists.no_due_date);
});
