import { th } from '#modules/agents/i18n/th.ts';
import { expect, test } from '../fixtures.ts';
import {
  act,
  answered,
  confirmDeletion,
  createAgent,
  createAgentByForm,
  LIST,
  row,
  say,
  startSync,
  syncNow,
  upload,
} from './agents-at-work.ts';

const BUYING_RULES = {
  name: 'ระเบียบรับซื้อ.md',
  text: `# ระเบียบรับซื้ออ้อย

## ราคาอ้อยสด
อ้อยสดที่มีสิ่งเจือปนไม่เกินร้อยละ 3 รับซื้อตันละ 1,160 บาท

## อ้อยไฟไหม้
อ้อยไฟไหม้ทุกคันถูกหักเงินตันละ 30 บาท โดยไม่มีข้อยกเว้น
`,
};
const HANDBOOK = {
  name: 'handbook.txt',
  text: `Working hours
The office is open from 8.30 to 17.30.

Travel
A trip by car is repaid with six baht a kilometre when the manager has agreed before.
`,
};

test('from an empty agent to the right passage in its documents', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  const name = 'ผู้ช่วยทดสอบเส้นทางหลัก';
  await createAgentByForm(page, {
    name,
    index: 'main-line',
    tags: ['อ้อย', 'ทดสอบ', 'ราคา', 'คู่มือ'],
  });
  await page.getByRole('button', { name: th.first_steps.leave }).click();
  await expect(page.getByText(th.files.empty_title)).toBeVisible();
  await expectAccessible();
  await takePicture('agent-new');

  await upload(page, [BUYING_RULES, HANDBOOK]);
  await expect(row(page, BUYING_RULES.name)).toContainText(th.statuses.file.ready_waiting);
  await expect(row(page, HANDBOOK.name)).toContainText(th.statuses.file.ready_waiting);
  await expect(page.getByText(th.files.waiting_banner)).toBeVisible();
  await takePicture('agent-uploaded');

  await syncNow(page);
  await expect(page).toHaveURL(/tab=sync&action=sync-now/);
  await expect(page.getByRole('row').filter({ hasText: th.statuses.sync.success })).toHaveCount(1);
  await expectAccessible();
  await takePicture('agent-synced');

  // The address only records that the button was pressed: opening it again starts nothing.
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: th.statuses.sync.success })).toHaveCount(1);
  await expect(page.getByRole('button', { name: th.sync.cancel })).toHaveCount(0);
  await page.getByRole('button', { name: th.sync.view_log }).click();
  await expect(page.getByRole('log')).toContainText(BUYING_RULES.name);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: th.fields.file_list }).click();
  await expect(row(page, BUYING_RULES.name)).toContainText(th.statuses.file.ready);

  await page.getByRole('tab', { name: th.detail.tabs.ask }).click();
  await expect(page.getByText(th.ask.not_asked_yet)).toBeVisible();
  const question = page.getByRole('textbox', { name: th.ask.title });
  await question.fill('อ้อยไฟไหม้ถูกหักเงินเท่าไร');
  await question.press('Enter');
  const best = page.getByRole('list', { name: th.ask.passages }).getByRole('listitem').first();
  await expect(best).toContainText(BUYING_RULES.name);
  const answer = page.getByRole('region', { name: th.ask.answer });
  await expect(answer).toContainText('30 บาท');
  await answered(page.getByRole('article'));
  // The answer leads to what it is based on.
  await answer
    .getByRole('button', { name: say(th.ask.open_citation, { number: 1 }) })
    .first()
    .click();
  await expect(best.getByRole('button', { expanded: true })).toBeFocused();
  await expect(best).toContainText('30 บาท');
  await expect(best.locator('mark').filter({ hasText: 'ไฟไหม้' }).first()).toBeVisible();
  await expectAccessible();
  await takePicture('agent-asked');

  await question.fill('How much is repaid for a trip by car?');
  await question.press('Enter');
  const second = page.getByRole('article').nth(1);
  await answered(second);
  await second.getByRole('list', { name: th.ask.passages }).getByRole('button').first().click();
  await expect(second.getByRole('listitem').first()).toContainText('six baht');

  await page.goto(LIST);
  await page.getByRole('searchbox').fill('เส้นทางหลัก');
  // The head and the agent searched for: rows of the list before would move it.
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row(page, name)).toContainText('+1');
  await act(page, name, th.actions.delete);
  await confirmDeletion(page, name);
  await expect(page.getByText(say(th.toasts.deleted_named, { name }))).toBeVisible();
  await expect(page.getByText(th.list.no_results)).toBeVisible();
});

test('a run continues while its screen is left, can be followed and stopped', async ({ page }) => {
  const name = 'ผู้ช่วยซิงก์หลายไฟล์';
  await createAgent(page, { name, index: 'many-files' });
  const documents = Array.from({ length: 12 }, (_none, number) => ({
    name: `เอกสาร ${number + 1}.md`,
    text: `# เอกสารที่ ${number + 1}\n\n${'เนื้อหาของเอกสารฉบับนี้ว่าด้วยการจัดหาอ้อย '.repeat(200)}`,
  }));
  await upload(page, documents);
  await startSync(page);
  await expect(page.getByText(/เริ่มซิงก์แล้ว: [0-9a-f-]{36}/)).toBeVisible();
  await Promise.all([
    // It may end at any moment, and says so for a few seconds only.
    expect(page.getByText(th.toasts.sync_completed)).toBeVisible(),
    page.getByRole('tab', { name: th.detail.tabs.settings }).click(),
    expect(page).not.toHaveURL(/action=/),
  ]);
  await page.getByRole('tab', { name: th.detail.tabs.sync }).click();
  await expect(page.getByRole('row').filter({ hasText: th.statuses.sync.success })).toContainText(
    '12',
  );
});
