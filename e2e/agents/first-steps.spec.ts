import { th } from '#modules/agents/i18n/th.ts';
import { navigation } from '#modules/agents/i18n/navigation.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { countClicks } from '../jobs/in-clicks.ts';
import { chooseFiles, createAgent, field, LIST, row } from './agents-at-work.ts';

const RULES = {
  name: 'ระเบียบรับซื้อ.md',
  text: '# ระเบียบรับซื้ออ้อย\n\nอ้อยไฟไหม้ทุกคันถูกหักเงินตันละ 30 บาท โดยไม่มีข้อยกเว้น\n',
};

test('from the home page to the first answer of a new agent in five clicks', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const clicks = await countClicks(page);
  await page.getByRole('link', { name: navigation.th.agents }).click();
  await page.getByRole('button', { name: th.list.create }).first().click();
  const sheet = page.getByRole('dialog', { name: th.form.create_title });
  await field(sheet, th.fields.name).fill('ผู้ช่วยห้าคลิก');
  await expectAccessible();
  await takePicture('create-agent');
  await sheet.getByRole('button', { name: th.form.create }).click();

  await expect(page.getByRole('region', { name: th.first_steps.title })).toBeVisible();
  await expectAccessible();
  await takePicture('first-steps');
  const chooser = page.waitForEvent('filechooser');
  await page.locator('input[type=file]').click();
  const { name, text } = RULES;
  const buffer = Buffer.from(text);
  await (await chooser).setFiles({ name, mimeType: 'text/markdown', buffer });

  // Nobody starts the sync, and the question can be typed as soon as it is complete.
  const question = page.getByRole('textbox', { name: th.ask.title });
  await expect(question).toBeEnabled();
  await expectAccessible();
  await takePicture('first-steps-synced');
  await question.fill('อ้อยไฟไหม้ถูกหักเงินเท่าไร');
  await page.getByRole('button', { name: th.ask.send, exact: true }).click();
  const answer = page.getByRole('region', { name: th.ask.answer });
  await expect(answer).toContainText('30 บาท');
  expect(await clicks()).toBe(5);
  await expect(page).toHaveURL(/tab=ask/);
  await expectAccessible();
  await takePicture('first-answer');
});

test('who wants to add more files first switches the sync by itself off', async ({ page }) => {
  await createAgent(page, { name: 'ผู้ช่วยซิงก์เอง', index: 'by-hand' });
  await page.goto(`${page.url()}?begin=1`);
  await page.getByRole('switch', { name: th.first_steps.by_itself }).click();
  await chooseFiles(page, [RULES]);
  await expect(page.getByText(th.toasts.all_uploaded)).toBeVisible();
  await expect(page.getByRole('textbox', { name: th.ask.title })).toBeDisabled();
  await page.getByRole('button', { name: th.actions.sync }).click();
  await expect(page.getByRole('textbox', { name: th.ask.title })).toBeEnabled();
});

test('a sync that fails, and a webhook that does not answer, say what to do at their place', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await createAgent(page, { name: 'ผู้ช่วยที่ติดขัด', index: 'in-trouble' });
  const address = page.url();
  await page.goto(`${address}?begin=1`);
  await chooseFiles(page, [{ name: 'ว่าง.docx', text: 'PK' }, RULES]);
  await expect(page.getByText(th.first_steps.question)).toBeVisible();
  await expect(page.getByRole('textbox', { name: th.ask.title })).toBeEnabled();

  await page.goto(`${address}?edit=1`);
  const sheet = page.getByRole('dialog', { name: th.form.edit_title });
  await field(sheet, th.fields.webhook).fill('http://127.0.0.1:9/');
  await sheet.getByRole('button', { name: platform.form.save }).click();
  await expect(sheet).toBeHidden();
  await page.goto(`${address}?tab=ask`);
  const question = page.getByRole('textbox', { name: th.ask.title });
  await question.fill('อ้อยไฟไหม้ถูกหักเงินเท่าไร');
  await question.press('Enter');
  const failure = page.getByRole('alert').filter({ hasText: th.ask.no_answer });
  await expect(failure).toBeVisible();
  await expect(failure.getByRole('button', { name: th.ask.again })).toBeVisible();
  await expectAccessible();
  await takePicture('ask-failed');
  await failure.getByRole('link', { name: th.ask.check_webhook }).click();
  await expect(page.getByRole('heading', { name: th.webhook.title })).toBeVisible();
  await page.goto(LIST);
  await expect(row(page, 'ผู้ช่วยที่ติดขัด')).toBeVisible();
});
