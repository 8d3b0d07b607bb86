import type { Page } from '@playwright/test';
import { createAgent, upload } from './agents/agents-at-work.ts';
import { expect, test } from './fixtures.ts';
import { signInScreen } from './identity/screens.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

test.use({ device: 'phone' });
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

for (const screen of SCREENS) fits(screen);

test.describe('before signing in', () => {
  test.use({ visitor: 'stranger' });
  fits(signInScreen);
});

test('the longest names break into lines instead of pushing the page aside', async ({
  page,
  takePicture,
}) => {
  const name = 'ผู้ช่วยงานจัดหาอ้อยฝั่งตะวันออกเฉียงเหนือ'.repeat(5).slice(0, 200);
  const tags = ['กรุงเทพมหานครอมรรัตนโกสินทร์มหินทรายุธยา', 'w'.repeat(50)];
  await createAgent(page, { name, index: 'a'.repeat(45), tags });
  await upload(page, [
    { name: `${'รายงานการประชุมครั้งที่๑'.repeat(20).slice(0, 250)}.txt`, text: 'อ้อย' },
    { name: `${'report_'.repeat(40).slice(0, 250)}.md`, text: 'cane' },
  ]);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expectNoSideways(page);
  await takePicture('phone-longest-names');
});

function fits({ name, open }: Screen): void {
  test(`${name} has room on a phone`, async ({ page, expectAccessible, takePicture }) => {
    await open(page, 'th');
    await expectNoSideways(page);
    await expectAccessible();
    await takePicture(`phone-${name}`);
  });
}

async function expectNoSideways(page: Page): Promise<void> {
  const beyond = await page.evaluate(() =>
    [document.scrollingElement, document.querySelector('#content')].map((box) =>
      box === null ? 0 : box.scrollWidth - box.clientWidth,
    ),
  );
  expect(beyond).toEqual([0, 0]);
}
