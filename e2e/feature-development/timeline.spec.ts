import type { Route } from '@playwright/test';
import { z } from 'zod';
import { th } from '#modules/feature-development/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { expect, test } from '../fixtures.ts';

const { timeline } = th.flow;

test('a SOW is replanned by dragging its bar and by the keyboard, and that is undone', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  const headers = await administratorHeaders(page.request);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return z.object({ id: z.string() }).parse(await answer.json()).id;
  };
  const name = `วางแผนใหม่ ${Date.now()}`;
  // Lines are in the order of their start.
  const value_stream_id = await post('/v1/value-streams', { name, start_date: '2025-01-01' });
  const sop_id = await post('/v1/sops', { name: `SOP ${name}`, value_stream_id });
  const sow = `SOW ${name}`;
  const dates = { start_date: '2026-11-10', due_date: '2026-11-20' };
  const id = await post('/v1/sows', { name: sow, sop_id, ...dates });
  const stored = async () => {
    const answer = await page.request.get(`/v1/sows/${id}`, { headers });
    return z
      .object({ start_date: z.string(), due_date: z.string(), version: z.number() })
      .parse(await answer.json());
  };

  await page.goto('/cube-feature-development/timeline?scale=month');
  const expand = (what: string) =>
    page.getByRole('button', { name: timeline.expand.replace('{{name}}', what), exact: true });
  const bar = page.getByRole('slider', { name: timeline.move.replace('{{name}}', sow) });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  if ((await expand(name).count()) > 0) await expand(name).click();
  await expand(`SOP ${name}`).click();
  // Lines of others may still arrive: the pointer waits until the bar stays where it is.
  await bar.hover();
  const box = await bar.boundingBox();
  expect(box).not.toBeNull();
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};

  // Twelve pixels are a day.
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2, { steps: 4 });
  await takePicture('timeline-dragging');
  await page.mouse.up();
  await expect(page.getByText(timeline.replanned.split('“')[0] ?? '')).toBeVisible();
  expect(await stored()).toMatchObject({ start_date: '2026-11-15', due_date: '2026-11-25' });
  await expectAccessible();
  await takePicture('timeline-replanned');
  await page.getByRole('button', { name: platform.feedback.undo }).click();
  await expect(page.getByText(timeline.undone.replace('{{name}}', sow))).toBeVisible();
  expect(await stored()).toMatchObject(dates);

  // One end, by pointer and by keyboard.
  await bar.hover();
  await page.mouse.move(x + width, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width + 24, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(stored).toMatchObject({ ...dates, due_date: '2026-11-22' });
  await expect(bar).not.toHaveAttribute('aria-busy');
  await bar.focus();
  await bar.press('Shift+ArrowRight');
  await bar.press('Escape');
  await bar.press('ArrowLeft');
  await bar.press('ArrowLeft');
  await bar.press('Control+ArrowRight');
  await bar.press('Enter');
  await expect.poll(stored).toMatchObject({ start_date: '2026-11-09', due_date: '2026-11-20' });

  // Somebody else is faster: nothing is overwritten.
  await expect(bar).not.toHaveAttribute('aria-busy');
  const { version } = await stored();
  const theirs = { start_date: '2026-11-01', due_date: '2026-11-02' };
  const data = { ...theirs, version };
  const overtaken = async (route: Route) => {
    await page.request.patch(`/v1/sows/${id}`, { data, headers });
    await route.continue();
  };
  await page.route(`**/v1/sows/${id}`, overtaken, { times: 1 });
  await bar.press('ArrowRight');
  await bar.press('Enter');
  await expect(page.getByText(timeline.replan_failed)).toBeVisible();
  expect(await stored()).toMatchObject(theirs);
});
