import { places } from '#modules/agents/i18n/places.ts';
import { th } from '#modules/agents/i18n/th.ts';
import { field } from '../agents/agents-at-work.ts';
import { expect } from '../fixtures.ts';
import { job, startByName } from './in-clicks.ts';

job({ name: 'ask a new agent about a file of its own', clicks: 5 }, async (page) => {
  await startByName(page, places.th.create);
  const sheet = page.getByRole('dialog', { name: th.form.create_title });
  await field(sheet, th.fields.name).fill(`ผู้ช่วยห้าคลิก ${Date.now()}`);
  await sheet.getByRole('button', { name: th.form.create }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.locator('input[type=file]').click();
  const text = '# ระเบียบรับซื้ออ้อย\n\nอ้อยไฟไหม้ทุกคันถูกหักเงินตันละ 30 บาท โดยไม่มีข้อยกเว้น\n';
  await (
    await chooser
  ).setFiles({ name: 'ระเบียบ.md', mimeType: 'text/markdown', buffer: Buffer.from(text) });
  const question = page.getByRole('textbox', { name: th.ask.title });
  await expect(question).toBeEnabled();
  await question.fill('อ้อยไฟไหม้ถูกหักเงินเท่าไร');
  await page.getByRole('button', { name: th.ask.send, exact: true }).click();
  const answer = page.getByRole('region', { name: th.ask.answer });
  await expect(answer).toContainText('30 บาท');
});
