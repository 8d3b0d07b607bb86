import { th } from '#modules/agents/i18n/th.ts';
import { expect, test } from '../fixtures.ts';
import { act, answered, createAgent, field, row, say, syncNow, upload } from './agents-at-work.ts';

const PRICES = {
  name: 'ราคา.txt',
  text: 'อ้อยสดรับซื้อตันละ 1,160 บาท อ้อยไฟไหม้ถูกหักเงินตันละ 30 บาท',
};
const HOURS = {
  name: 'เวลาทำการ.txt',
  text: 'สำนักงานเปิดทำการ 8.30 น. ถึง 17.30 น. วันจันทร์ถึงวันศุกร์',
};

test('a question set is typed, pasted, taken from an answer, and scored', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await createAgent(page, { name: 'ผู้ช่วยทดสอบคุณภาพ', index: 'quality' });
  await upload(page, [PRICES, HOURS]);
  await page.getByRole('tab', { name: th.detail.tabs.quality }).click();
  await expect(page.getByText(th.quality.never_scored, { exact: true })).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: th.quality.add, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: th.quality.add_title });
  await sheet.getByLabel(th.fields.question).fill('สำนักงานเปิดกี่โมง');
  const files = sheet.getByRole('combobox', { name: th.quality.files });
  await files.click();
  await page.getByRole('option', { name: HOURS.name }).click();
  await expectAccessible();
  await files.press('Escape');
  await expect(files).toHaveAttribute('aria-expanded', 'false');
  await sheet.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText(th.quality.added)).toBeVisible();

  await page.getByRole('button', { name: th.quality.paste, exact: true }).click();
  const paste = page.getByRole('dialog', { name: th.quality.paste_title });
  await field(paste, th.quality.paste_label).fill(
    `อ้อยไฟไหม้ถูกหักเท่าไร\t${PRICES.name}\nใครคือผู้จัดการ\tไม่มี.txt`,
  );
  await paste.getByRole('button', { name: th.quality.paste_add }).click();
  await expect(paste.getByText(say(th.quality.refused_row, { row: 2 }))).toBeVisible();
  await expectAccessible();
  await field(paste, th.quality.paste_label).fill(`วันจันทร์รับซื้ออ้อยสดตันละเท่าไร\t${HOURS.name}`);
  await paste.getByRole('button', { name: th.quality.paste_add }).click();
  await expect(paste).toBeHidden();
  const rows = page.getByRole('table', { name: th.quality.set_title }).getByRole('row');
  await expect(rows).toHaveCount(4);

  await syncNow(page);
  await page.getByRole('tab', { name: th.detail.tabs.quality }).click();
  await expect(page.getByText(say(th.quality.of, { count: 2, questions: 3 }))).toBeVisible();
  await page.getByRole('button', { name: th.quality.score_now }).click();
  await expect(page.getByRole('img', { name: /คะแนนย้อนหลัง 2 ครั้ง/ })).toBeVisible();
  await page.getByRole('combobox', { name: th.quality.show, exact: true }).selectOption('missed');
  await expect(page).toHaveURL(/set_result=missed/);
  // The head and the one question: those of the list before would move it.
  await expect(rows).toHaveCount(2);
  await expect(row(page, 'วันจันทร์รับซื้อ')).toContainText(PRICES.name);
  await expectAccessible();
  await takePicture('agent-quality');

  await act(page, 'วันจันทร์รับซื้อ', th.quality.remove);
  await page.getByRole('dialog').getByRole('button', { name: th.quality.remove }).click();
  await expect(page.getByText(th.quality.none_missed)).toBeVisible();

  await page.getByRole('tab', { name: th.detail.tabs.ask }).click();
  const question = page.getByRole('textbox', { name: th.ask.title });
  await question.fill('อ้อยสดรับซื้อตันละเท่าไร');
  await question.press('Enter');
  await answered(page.getByRole('article'));
  await page.getByRole('button', { name: th.quality.from_ask }).click();
  await expect(sheet.getByText(PRICES.name)).toBeVisible();
  await sheet.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText(th.quality.added)).toBeVisible();
});
