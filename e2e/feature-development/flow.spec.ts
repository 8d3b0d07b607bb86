import { th } from '#modules/feature-development/i18n/th.ts';
import { expect, test } from '../fixtures.ts';
import { newSow } from './own-sow.ts';

const { analytics, my_work, timeline } = th.flow;
const BASE = '/cube-feature-development';
const NAME = 'หน้าจอบันทึกค่าความหวาน';
const REASON = 'ลูกค้าขอเพิ่มช่องค่าความบริสุทธิ์';

test('a stage sent back waits in the work of its assignee, and counts in the figures of its value stream', async ({
  page,
}) => {
  const sow = await newSow(page.request, { stage: 12 });
  await sow.rollBack(11, REASON);
  await sow.assignToMe(11);

  await page.goto(`${BASE}/my-work`);
  const mine = page.getByRole('row').filter({ has: page.locator(`a[href="${sow.path}"]`) });
  await expect(mine).toContainText(th.flow.working);
  await page.getByRole('tab', { name: my_work.parts.overdue }).click();
  await expect(mine.getByTitle(th.lists.overdue)).toBeVisible();
  await page.getByRole('tab', { name: my_work.parts.rolled_back }).click();
  await expect(mine).toContainText(REASON);
  await mine.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();

  await page.goto(`${BASE}/analytics`);
  await page
    .getByRole('combobox', { name: th.fields.value_stream })
    .selectOption({ label: sow.streamName });
  const panel = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
  const reasons = panel(analytics.rework.title);
  await expect(reasons.getByRole('listitem')).toHaveText([
    `${REASON}${analytics.rework.times_one.replace('{{count}}', '1')}`,
  ]);
  await expect(panel(analytics.oldest.title).getByRole('link')).toHaveAttribute('href', sow.path);
});

test('the timeline opens from a value stream down to a SOW, and leads there', async ({ page }) => {
  // The lines of others come and go: only those near the first are drawn.
  const sow = await newSow(page.request, { stage: 3, begins: '2025-01-02' });
  await sow.start(4);
  await page.goto(`${BASE}/timeline`);
  const line = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  const opens = (name: string) => line(name).getByRole('button', { name, exact: false });
  await expect(line(sow.streamName)).toContainText(timeline.planned_dates.split(' ')[0] ?? '');
  // Where value streams are few, they are open from the beginning.
  if ((await opens(sow.streamName).getAttribute('aria-expanded')) === 'false') {
    await opens(sow.streamName).press('Enter');
  }
  await opens(sow.sopName).press('Enter');
  const own = page.getByRole('row').filter({ has: page.locator(`a[href="${sow.path}"]`) });
  await expect(own).toContainText(timeline.actual_dates.split(' ')[0] ?? '');
  await page.getByText(timeline.scales.month, { exact: true }).click();
  await page.getByRole('button', { name: timeline.to_today }).click();
  await expect(page.getByText(timeline.today, { exact: true })).toBeInViewport();

  await own.getByRole('link').press('Enter');
  await expect(page).toHaveURL(sow.path);
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
});
