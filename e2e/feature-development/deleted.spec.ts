import { th } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { newSow } from './own-sow.ts';

const NAME = 'หน้าจอบันทึกค่าความหวาน';

test('a SOW deleted with its value stream is reported as deleted to people who have it open', async ({
  page,
}) => {
  const sow = await newSow(page.request, { stage: 3 });
  const followed = page.waitForResponse('**/v1/stream');
  await page.goto(sow.path);
  await followed;
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await sow.deleteStream();
  await expect(page.getByText(th.feedback.deleted.replace('{{name}}', NAME))).toBeVisible();
});
