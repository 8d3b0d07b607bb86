import { indexCheck } from '#modules/agents/contract/index-check.ts';
import { th } from '#modules/agents/i18n/th.ts';
import { expect, test } from '../fixtures.ts';
import { createAgent, syncNow, upload } from './agents-at-work.ts';

test('the index is compared with the files, and found complete', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await createAgent(page, { name: 'ผู้ช่วยตรวจดัชนี', index: 'checked-index' });
  await upload(page, [{ name: 'ราคา.md', text: '# ราคา\n\nตันละ 1,160 บาท' }]);
  await syncNow(page);
  await page.getByRole('tab', { name: th.detail.tabs.settings }).click();
  await page.getByRole('button', { name: th.index_check.check }).click();
  await expect(page.getByText(th.index_check.whole)).toBeVisible();
  await expectAccessible();
  await takePicture('index-check');

  // What a lost row would look like, answered in the server's place.
  await page.route('**/index/check', async (route) => {
    const response = await route.fetch();
    const answer = indexCheck.parse(await response.json());
    const faults = [
      { kind: 'chunks_missing', file_id: newId(), filename: 'ราคา.md', expected: 12, found: 9 },
      { kind: 'left_over', file_id: newId(), filename: null, expected: 0, found: 4 },
    ];
    await route.fulfill({ json: { ...answer, faults, faults_total: 2 } });
  });
  await page.getByRole('button', { name: th.index_check.check }).click();
  const faults = page.getByRole('list', { name: th.index_check.title });
  await expect(faults.getByRole('listitem')).toHaveCount(2);
  await expectAccessible();
  await takePicture('index-check-faults');
  await page.getByRole('button', { name: th.index_check.repair }).click();
  await expect(page.getByText(th.index_check.repair_started)).toBeVisible();
});

function newId(): string {
  return crypto.randomUUID();
}
