import type { Locator, Route } from '@playwright/test';
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
  const collapse = (what: string) =>
    page.getByRole('button', { name: timeline.collapse.replace('{{name}}', what), exact: true });
  const bar = page.getByRole('slider', { name: timeline.move.replace('{{name}}', sow) });
  // Where value streams are few, they are open from the beginning.
  await expect(expand(name).or(collapse(name))).toBeVisible();
  if (await expand(name).isVisible()) await expand(name).click();
  await expand(`SOP ${name}`).click();

  // Twelve pixels are a day.
  const { x, y, width } = await pointAt(bar);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y, { steps: 4 });
  await takePicture('timeline-dragging');
  await page.mouse.up();
  // Its report stays while it is pointed at.
  const undo = page.getByRole('button', { name: platform.feedback.undo });
  await undo.hover();
  await expect(page.getByText(timeline.replanned.split('“')[0] ?? '')).toBeVisible();
  expect(await stored()).toMatchObject({ start_date: '2026-11-15', due_date: '2026-11-25' });
  await expectAccessible();
  await takePicture('timeline-replanned');
  await undo.click();
  await expect(page.getByText(timeline.undone.replace('{{name}}', sow))).toBeVisible();
  expect(await stored()).toMatchObject(dates);

  // One end, by pointer and by keyboard.
  await expect(bar).not.toHaveAttribute('aria-busy');
  const again = await pointAt(bar);
  await page.mouse.move(again.x + again.width, again.y);
  await page.mouse.down();
  await page.mouse.move(again.x + again.width + 24, again.y, { steps: 4 });
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

/** Brings a bar into the middle of what is in sight, on whatever day this runs, and points at it. */
async function pointAt(bar: Locator) {
  await bar.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }));
  // Lines of others may still arrive: the pointer waits until the bar stays where it is.
  await bar.hover();
  const box = await bar.boundingBox();
  if (box === null) throw new Error('The bar is not on the page');
  return { x: box.x, y: box.y + box.height / 2, width: box.width };
}
