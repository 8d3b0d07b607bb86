import { th } from '#modules/agents/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { answered, createAgent, syncNow, upload } from './agents-at-work.ts';

const PHONE = { width: 390, height: 844 };
const MONITOR = { width: 1440, height: 900 };
const QUESTION = 'อ้อยไฟไหม้ถูกหักเงินเท่าไร';
const FOLLOWING = 'โรงงานเปิดหีบเมื่อไร';
const RULES = `# ระเบียบรับซื้ออ้อย

อ้อยไฟไหม้ทุกคันถูกหักเงินตันละ 30 บาท โดยไม่มีข้อยกเว้น

โรงงานเปิดหีบวันที่ 1 ธันวาคม
`;

test('a conversation outlives its screen, is rated, renamed and deleted', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await createAgent(page, { name: 'ผู้ช่วยสนทนา', index: 'talking' });
  await upload(page, [{ name: 'ระเบียบ.md', text: RULES }]);
  await syncNow(page);
  await page.getByRole('tab', { name: th.detail.tabs.ask }).click();
  const question = page.getByRole('textbox', { name: th.ask.title });
  const turn = page.getByRole('article', { name: QUESTION });
  const answer = turn.getByRole('region', { name: th.ask.answer });
  await question.fill(QUESTION);
  await question.press('Enter');
  await expect(answer).toContainText('30 บาท');
  await expect(question).toHaveValue('');
  await question.fill(FOLLOWING);
  // What is typed while a question is being answered stays.
  await page.route(
    '**/v1/conversations/*/turns',
    async (route) => {
      await question.fill('แล้วปีหน้า');
      await route.continue();
    },
    { times: 1 },
  );
  // What was answered stays in sight, also where the conversation cannot be read again at that moment.
  await page.route('**/v1/conversations/*', (route) => route.abort());
  await question.press('Enter');
  const following = page.getByRole('article', { name: FOLLOWING });
  await answered(following);
  await expect(question).toHaveValue('แล้วปีหน้า');
  const passage = following.getByRole('listitem').first().getByRole('button').first();
  await passage.click();
  await page.unroute('**/v1/conversations/*');
  await expect(passage).toBeFocused();
  await expect(following.getByRole('status')).toHaveCount(0);

  // The address leads back, also after a reload; earlier turns are above the latest.
  await page.reload();
  await expect(answer).toContainText('30 บาท');
  await turn.getByRole('button', { name: th.conversations.thumb_down }).click();
  const remark = page.getByRole('dialog', { name: th.conversations.remark_title });
  await remark.getByRole('textbox').fill('ราคาเป็นของปีก่อน');
  await remark.getByRole('button', { name: platform.form.save }).click();
  await expect(answer).toContainText('ราคาเป็นของปีก่อน');
  await expectAccessible();
  await takePicture('conversation');
  await page.setViewportSize(PHONE);
  await expectAccessible();
  await takePicture('conversation-phone');
  await page.setViewportSize(MONITOR);

  await page.getByRole('button', { name: th.conversations.menu }).click();
  await page.getByRole('menuitem', { name: th.actions.rename }).click();
  const naming = page.getByRole('dialog', { name: th.conversations.rename_title });
  await naming.getByRole('textbox').fill('เรื่องรายการหัก');
  await naming.getByRole('button', { name: platform.form.save }).click();
  await expect(naming).toBeHidden();

  await page.getByRole('button', { name: th.ask.new_session }).click();
  const mine = page.getByRole('button', { name: 'เรื่องรายการหัก' });
  await expect(mine).toBeVisible();
  await expectAccessible();
  await takePicture('conversations');
  await mine.click();
  await page.getByRole('button', { name: th.conversations.menu }).click();
  await page.getByRole('menuitem', { name: th.actions.delete }).click();
  await page.getByRole('button', { name: th.conversations.delete_confirm }).click();
  await expect(page.getByText(th.conversations.deleted)).toBeVisible();
  await expect(mine).toHaveCount(0);
});
