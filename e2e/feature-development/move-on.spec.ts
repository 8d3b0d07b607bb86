import { th } from '#modules/feature-development/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { newSow } from './own-sow.ts';
import { ofStage, stageOf } from './stages-on-page.ts';

const { actions, checklist } = th.workspace;
const { states } = th.workspace.stage;

test('a checklist is written by hand before its stage starts, put in order and ticked afterwards', async ({
  page,
  expectAccessible,
}) => {
  const sow = await newSow(page.request, { stage: 5 });
  await page.goto(sow.path);
  const stage = stageOf(page, 6);
  const line = stage.getByRole('textbox', { name: checklist.add_line });
  for (const text of ['นัดห้องแล็บ', 'เตรียมแบบฟอร์ม']) {
    await line.fill(text);
    await line.press('Enter');
    await expect(stage.getByRole('cell', { name: text, exact: true })).toBeVisible();
    await expect(line).toHaveValue('');
    await expect(line).toBeFocused();
  }
  const choose = async (row: number, entry: string) => {
    const name = checklist.row_menu.replace('{{number}}', String(row));
    await stage.getByRole('button', { name }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  const rows = stage.getByRole('row');
  await choose(2, checklist.move_up);
  await expect(rows.nth(1)).toContainText('เตรียมแบบฟอร์ม');
  await choose(2, checklist.edit_line);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('นัดห้องแล็บกลาง');
  await dialog.getByRole('button', { name: platform.form.save }).click();
  await expect(rows.nth(2)).toContainText('นัดห้องแล็บกลาง');
  await stage.getByRole('button', { name: ofStage(actions.start, 6) }).click();
  await expect(stage.getByText(states.started)).toBeVisible();
  await stage.getByRole('checkbox').last().click();
  await expect(stage.getByRole('checkbox').last()).toBeChecked();
  await choose(1, checklist.remove_line);
  await expect(stage.getByRole('checkbox')).toHaveCount(1);
  await expectAccessible();
});

test('the status of a SOW is set by hand with a reason, and follows the work again', async ({
  page,
  expectAccessible,
}) => {
  const sow = await newSow(page.request, { stage: 5 });
  await page.goto(sow.path);
  const { name, about } = th.terms.DEV;
  await page.getByRole('button', { name: `DEV ${name}`, exact: true }).press('Enter');
  await expect(page.getByText(about)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(about)).toBeHidden();
  await page.getByRole('button', { name: th.status.change }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(th.status.reason).fill('รองบประมาณ');
  await dialog.getByRole('button', { name: platform.form.save }).click();
  await expect(page.getByText(th.lists.set_by_hand, { exact: true })).toBeVisible();
  await expect(page.getByText(/รองบประมาณ/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: th.status.follow }).click();
  await expect(page.getByText(th.statuses['In Progress'], { exact: true })).toBeVisible();
  await expect(page.getByText(/รองบประมาณ/)).toHaveCount(0);
});
