import type { Page } from '@playwright/test';
import { th } from '#modules/feature-development/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { administrator } from '../administrator.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { newSow } from './own-sow.ts';
import { at, ofStage, stageOf, titleOf } from './stages-on-page.ts';

const { actions, activity, checklist, comments, conflict, header, panel } = th.workspace;
const { complete_dialog } = th.workspace;
const { fields, stage_settings } = th;
const { states, done_count_other } = th.workspace.stage;

/** The administrator of the examples. */
const me = 'ปกรณ์ เลิศวิริยะ';

const CHECKLIST = 'Table: ตรวจก่อนส่ง\nรายการ,ผู้ตรวจ\nครบทุกช่อง,ห้องแล็บ\nพิมพ์ได้,บัญชี\n';

const phaseOf = (page: Page, phase: string) =>
  page.getByRole('region', { name: phase, exact: true }).getByRole('heading').getByRole('button');
/** Shows the stages of the current phase that are complete. */
const unfold = (page: Page, count: number) =>
  page.getByRole('button', { name: done_count_other.replace('{{count}}', String(count)) }).click();

test('a SOW moves from its first stage to its last, by mouse and by keyboard, with a checklist, a file and a rollback', async ({
  page,
}) => {
  const sow = await newSow(page.request, { stage: 0 });
  await page.goto(sow.path);
  await expect(page.getByText(at(0))).toBeVisible();

  // The first stage by mouse.
  const first = stageOf(page, 1);
  await first.getByRole('button', { name: ofStage(actions.start, 1) }).click();
  await expect(first.getByText(states.started)).toBeVisible();
  const upload = first.locator('input[type="file"]');
  await upload.last().setInputFiles(csv('ช่องไม่ครบ.csv', 'Table: ก\nรายการ,ผู้ตรวจ\nครบ\n'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert').getByText(/3/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await upload.last().setInputFiles(csv('ตรวจก่อนส่ง.csv', CHECKLIST));
  await dialog.getByRole('button', { name: checklist.add }).click();
  await first.getByRole('checkbox').first().click();
  await expect(first.getByRole('checkbox').first()).toBeChecked();
  const remark = first.getByRole('textbox', {
    name: checklist.remark_of.replace('{{number}}', '1'),
  });
  await remark.fill('เดี๋ยวก่อน');
  await remark.press('Escape');
  await expect(remark).toHaveValue('');
  await first.getByRole('button', { name: checklist.skip }).click();
  await dialog.getByRole('textbox').fill('ยังไม่มีเครื่องพิมพ์');
  await dialog.getByRole('button', { name: checklist.skip_confirm }).click();
  await expect(first.getByText(/ยังไม่มีเครื่องพิมพ์/)).toBeVisible();
  await upload.last().setInputFiles(csv('ตรวจใหม่.csv', CHECKLIST.replace('พิมพ์ได้', 'ส่งได้')));
  await dialog.getByText(checklist.replace).click();
  await expect(dialog.getByText(checklist.loses_marks)).toBeVisible();
  await dialog.getByRole('button', { name: actions.cancel }).click();
  await expect(dialog).toHaveCount(0);
  await upload.first().setInputFiles({
    name: 'ข้อกำหนด.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('ค่าความหวานต้องไม่ต่ำกว่า 10'),
  });
  await expect(first.getByRole('button', { name: /ข้อกำหนด\.txt/ }).first()).toBeVisible();
  await first.getByRole('button', { name: ofStage(actions.complete, 1) }).click();
  await dialog.getByRole('textbox').fill('ตรวจกับห้องแล็บแล้ว');
  await dialog.getByRole('button', { name: complete_dialog.confirm }).click();
  await expect(page.getByText(at(1))).toBeVisible();
  // Its phase is finished, and folded.
  await expect(first).toHaveCount(0);
  await phaseOf(page, 'BR').click();
  await expect(first.getByText('ตรวจกับห้องแล็บแล้ว')).toBeVisible();

  // The second by keyboard.
  await goToCurrentStage(page);
  await expect(titleOf(page, 2)).toBeFocused();
  await page.keyboard.press('s');
  await expect(stageOf(page, 2).getByText(states.started)).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByRole('textbox', { name: comments.write })).toBeFocused();
  await page.keyboard.type('ฝากดู @');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  const commentItems = page.getByRole('list', { name: panel.comments }).getByRole('listitem');
  await expect(commentItems).toContainText('ฝากดู @');
  await titleOf(page, 2).focus();
  await page.keyboard.press('c');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('สรุปแล้ว');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(at(2))).toBeVisible();

  // What others do arrives by itself.
  await sow.passThrough(3, 14);
  await expect(page.getByText(at(14))).toBeVisible();

  await unfold(page, 10);
  await titleOf(page, 9).focus();
  await page.keyboard.press('r');
  const confirm = dialog.getByRole('button', { name: th.flow.board.rollback.confirm });
  await expect(confirm).toBeDisabled();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('ลูกค้าขอเพิ่มช่อง');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(at(8))).toBeVisible();
  const returned = stageOf(page, 9);
  await expect(returned.getByText('ลูกค้าขอเพิ่มช่อง').first()).toBeVisible();
  await expect(returned.getByText(th.workspace.stage.passes)).toBeVisible();

  await sow.passThrough(9, 19);
  await stageOf(page, 20)
    .getByRole('button', { name: ofStage(actions.start, 20) })
    .click();
  await stageOf(page, 20).getByRole('button', { name: actions.deliver }).click();
  await expect(page.getByText(at(20))).toBeVisible();
  await expect(page.getByRole('button', { name: header.to_current })).toHaveCount(0);
  await page.getByRole('tab', { name: panel.activity }).click();
  await page.getByRole('button', { name: activity.earlier }).click();
  await expect(page.getByRole('list', { name: panel.activity })).toContainText('ลูกค้าขอเพิ่มช่อง');
});

test("two people in one workspace: one's change appears for the other, whose late save shows who was faster and loses no text", async ({
  page,
  browser,
  baseURL,
}) => {
  const sow = await newSow(page.request, { stage: 3 });
  const colleague = await browser.newPage({ baseURL, locale: 'th-TH', storageState: undefined });
  await colleague.goto('/login');
  await signIn(colleague, { ...administrator, username: 'manager' });
  await colleague.goto(sow.path);
  await page.goto(sow.path);

  await unfold(page, 2);
  await unfold(colleague, 2);
  await stageOf(page, 2)
    .getByRole('button', { name: ofStage(th.actions.edit, 2) })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('ตรวจกับฝ่ายบัญชีแล้ว');

  const theirs = stageOf(colleague, 4);
  await theirs.getByRole('button', { name: ofStage(actions.start, 4) }).click();
  const started = th.workspace.stage.started.split(' ')[0] ?? '';
  await expect(theirs.getByRole('listitem').filter({ hasText: started })).toBeVisible();
  const seen = stageOf(page, 4).locator('li').filter({ hasText: started });
  await expect(seen).toHaveCount(1);
  const name = (await seen.textContent())?.split(' โดย ')[1] ?? '';
  expect(name).not.toBe('');

  await dialog.getByRole('button', { name: actions.save }).click();
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText(conflict.title);
  await expect(alert).toContainText(`${name} · ${th.events.stage_started}`);
  await expect(dialog.getByRole('textbox')).toHaveValue('ตรวจกับฝ่ายบัญชีแล้ว');
  await dialog.getByRole('button', { name: actions.save }).click();
  await expect(dialog).toHaveCount(0);
  await expect(colleague.getByText('ตรวจกับฝ่ายบัญชีแล้ว')).toBeVisible();
  await colleague.close();
});

test('a SOW goes from 0 to 20 by keyboard alone: after every command the focus is on the current stage', async ({
  page,
}) => {
  const sow = await newSow(page.request, { stage: 0 });
  await page.goto(sow.path);
  await goToCurrentStage(page);
  const dialog = page.getByRole('dialog');
  await expect(titleOf(page, 1)).toBeFocused();
  await page.keyboard.press('s');
  await expect(stageOf(page, 1).getByText(states.started)).toBeVisible();
  await expect(titleOf(page, 1)).toBeFocused();
  await page.keyboard.press('c');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(titleOf(page, 1)).toBeFocused();
  await page.keyboard.press('c');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(at(1))).toBeVisible();
  await expect(titleOf(page, 2)).toBeFocused();
  await page.keyboard.press('s');
  for (let stage = 2; stage <= 20; stage += 1) {
    await expect(stageOf(page, stage).getByText(states.started)).toBeVisible();
    await expect(titleOf(page, stage)).toBeFocused();
    await page.keyboard.press('n');
    await expect(page.getByText(at(stage))).toBeVisible();
  }
});

test('an administrator sets what a stage requires and its initial checklist; both are shown before it is completed, approved, and skipped with a reason', async ({
  page,
  expectAccessible,
}) => {
  const sow = await newSow(page.request, { stage: 18 });
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: platform.form.save });
  await page.goto('/settings/sow-stages');
  const setting = page.getByRole('row').filter({ hasText: th.stages[19] });

  await setting.focus();
  await page.keyboard.press('Enter');
  await dialog.getByLabel(stage_settings.file_present).check();
  await dialog.getByRole('combobox', { name: fields.approver }).fill(me);
  await page.getByRole('option', { name: me }).click();
  // Somebody else is faster, which is reported.
  await sow.setGate(19, { file_present: false, asksMe: true });
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText(platform.form.conflict_merged);
  await expectAccessible();
  await save.click();
  await expect(setting).toContainText(stage_settings.asks_approval.replace('{{name}}', me));

  await setting.getByRole('button').click();
  await page.getByRole('menuitem', { name: stage_settings.edit_template }).click();
  await dialog.getByRole('button', { name: stage_settings.add_table }).click();
  await dialog.getByLabel(stage_settings.table_name).fill('ก่อนขึ้นระบบจริง');
  await dialog.getByLabel(stage_settings.header.replace('{{number}}', '1')).fill('รายการ');
  // Key by key, as people type.
  const cell = dialog.getByRole('textbox', { name: 'แถว 1 รายการ' });
  await cell.pressSequentially('สำรองข้อมูลแล้ว');
  await save.click();
  await expect(setting).toContainText('เวอร์ชัน 1 · 1 ข้อ');

  await sow.start(19);
  await page.goto(sow.path);
  const stage = stageOf(page, 19);
  await expect(stage.getByRole('table')).toContainText('สำรองข้อมูลแล้ว');
  const file = stage.getByText(th.missing.file, { exact: true });
  const approval = stage.getByText(new RegExp(th.missing.approval.split(' ')[0] ?? ''));
  await expect(file).toBeVisible();
  await stage.getByRole('button', { name: ofStage(actions.approve, 19) }).click();
  await expect(approval).toHaveCount(0);

  await stage.getByRole('button', { name: ofStage(actions.complete, 19) }).click();
  const { confirm_override } = th.workspace.complete_dialog;
  await expect(dialog.getByText(th.missing.file, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: confirm_override })).toBeDisabled();
  await dialog.getByLabel(th.missing.reason).fill('ไฟล์อยู่ในระบบเดิม');
  await dialog.getByRole('button', { name: confirm_override }).click();
  await expect(page.getByText(at(19))).toBeVisible();
  await sow.setGate(19, { file_present: false, asksMe: false });
});

async function goToCurrentStage(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: header.to_current });
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

function csv(name: string, text: string) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
}
