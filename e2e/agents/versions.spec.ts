import { th } from '#modules/agents/i18n/th.ts';
import { expect, test } from '../fixtures.ts';
import {
  act,
  chooseFiles,
  createAgent,
  row,
  say,
  startSync,
  syncNow,
  upload,
} from './agents-at-work.ts';

const FILE = 'ประกาศราคา.md';

test('a replaced file is planned, synced, restored, and synced by schedule', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await createAgent(page, { name: 'ผู้ช่วยหลายฉบับ', index: 'versions' });
  await upload(page, [{ name: FILE, text: '# ราคา\n\nตันละ 1,160 บาท' }]);
  await syncNow(page);
  await page.getByRole('tab', { name: th.fields.file_list }).click();
  await chooseFiles(page, [{ name: FILE, text: '# ราคา\n\nตันละ 1,200 บาท' }]);
  await page.getByRole('button', { name: `${th.files.replace}: ${FILE}` }).click();
  await expect(row(page, FILE)).toContainText(th.statuses.file.ready_changed);

  await page.getByRole('button', { name: th.actions.sync }).first().click();
  const plan = page.getByRole('dialog', { name: th.plan.title });
  await expect(plan).toContainText(th.plan.counts.changed);
  await expect(plan).toContainText(FILE);
  await expectAccessible();
  await takePicture('sync-plan');
  await plan.getByRole('button', { name: th.plan.start }).click();
  await page.getByRole('tab', { name: th.fields.file_list }).click();
  await expect(row(page, FILE)).toContainText(th.statuses.file.ready);
  // The files move up when none waits any more.
  await expect(page.getByText(th.files.waiting_banner)).toHaveCount(0);

  await act(page, FILE, th.files.actions.versions);
  const versions = page.getByRole('dialog', {
    name: say(th.versions.title, { filename: FILE }),
  });
  await expect(versions.getByText(th.versions.current)).toBeVisible();
  await expectAccessible();
  await takePicture('versions');
  await versions
    .getByRole('button', { name: say(th.versions.restore_number, { number: 1 }) })
    .click();
  await expect(page.getByText(th.versions.restored)).toBeVisible();
  await page.keyboard.press('Escape');
  await startSync(page);

  await page.getByRole('tab', { name: th.detail.tabs.sync }).click();
  await page.getByLabel(th.schedule.repeat).selectOption(th.schedule.repeats.daily);
  await page.getByLabel(th.schedule.hour).selectOption('06:00');
  await expect(page.getByText(/06:00/).last()).toBeVisible();
  await expectAccessible();
  await takePicture('schedule');
  await page.getByLabel(th.schedule.repeat).selectOption(th.schedule.repeats.off);
  await expect(page.getByLabel(th.schedule.hour)).toHaveCount(0);
});
