import { th } from '#modules/agents/i18n/th.ts';
import { expect, test } from '../fixtures.ts';
import { createAgent, field, syncNow, upload } from './agents-at-work.ts';

const RULES = {
  name: 'ระเบียบ.txt',
  text: `อ้อยไฟไหม้ถูกหักเงินตันละ 30 บาท ${'อ้อยสดรับซื้อตามความหวานที่โรงงานวัดได้ '.repeat(40)}`,
};

test('changed chunk settings are built in a new index, switched to, and reverted', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await createAgent(page, { name: 'ผู้ช่วยทดสอบดัชนี', index: 'indexes' });
  await upload(page, [RULES]);
  await syncNow(page);
  await page.getByRole('button', { name: th.actions.edit, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: th.form.edit_title });
  await field(sheet, th.fields.chunk_size).fill('200');
  await sheet.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText(th.detail.needs_full_sync)).toBeVisible();
  await syncNow(page);
  await expect(page.getByText(th.detail.needs_full_sync)).toBeHidden();

  await page.getByRole('tab', { name: th.detail.tabs.settings }).click();
  const kept = page.getByRole('listitem').filter({ hasText: th.indexes.states.kept });
  await expect(kept).toContainText('500');
  await expectAccessible();
  await takePicture('agent-indexes');
  await kept.getByRole('button', { name: th.indexes.back }).click();
  const confirm = page.getByRole('dialog', { name: th.indexes.back_title });
  await confirm.getByRole('button', { name: th.indexes.back }).click();
  await expect(page.getByText(th.indexes.switched)).toBeVisible();
  await expect(kept).toContainText('200');
  await kept.getByRole('button', { name: th.indexes.discard }).click();
  const discard = page.getByRole('dialog', { name: th.indexes.discard_title });
  await discard.getByRole('button', { name: th.indexes.discard }).click();
  await expect(kept).toBeHidden();
});
