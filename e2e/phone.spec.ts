import { th } from '#modules/agents/i18n/th.ts';
import { createAgentByForm, upload } from './agents/agents-at-work.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSideways, onPhone } from './phone.ts';

test('the longest names wrap instead of widening the page', async ({ page, takePicture }) => {
  const name = 'ผู้ช่วยงานจัดหาอ้อยฝั่งตะวันออกเฉียงเหนือ'.repeat(5).slice(0, 200);
  const tags = ['กรุงเทพมหานครอมรรัตนโกสินทร์มหินทรายุธยา', 'w'.repeat(50)];
  await onPhone(page, async () => {
    await createAgentByForm(page, { name, index: 'a'.repeat(45), tags });
    await page.getByRole('button', { name: th.first_steps.leave }).click();
    // The first steps, which sync by themselves, take files too.
    await expect(page.getByText(th.files.empty_title)).toBeVisible();
    await upload(page, [
      { name: `${'รายงานการประชุมครั้งที่๑'.repeat(20).slice(0, 250)}.txt`, text: 'อ้อย' },
      { name: `${'report_'.repeat(40).slice(0, 250)}.md`, text: 'cane' },
    ]);
    await expect(page.getByRole('rowheader')).toHaveCount(2);
    await expectNoSideways(page);
    await takePicture('phone-longest-names');
  });
});
