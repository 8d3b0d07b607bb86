import { z } from 'zod';
import { th as events } from '#modules/notifications/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoSideways, onPhone } from '../phone.ts';

const { channel_names: names, inbox, preferences } = events;
const saved = z.object({ data: z.object({ id: z.string(), updatedAt: z.string() }) });

test('a notice arrives in the inbox by itself, is archived, snoozed, brought back and opened', async ({
  page,
  request,
  expectAccessible,
  takePicture,
}) => {
  test.slow();
  const title = `เหตุการณ์ ${Date.now()}`;
  const headers = await administratorHeaders(request);
  const call = async (method: 'POST' | 'PUT', path: string, data: object = {}) => {
    const answer = await request.fetch(path, { method, headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer;
  };
  const made = saved.parse(
    await (
      await call('POST', '/api/notification-settings', {
        name: title,
        module_id: 'engines',
        feature_id: 'engines.engine',
        event_id: 'engines.created',
      })
    ).json(),
  ).data;
  const code = `INBOX-${Date.now()}`;
  await call('PUT', `/api/notification-settings/${made.id}/info`, {
    updatedAt: made.updatedAt,
    info: {
      title,
      message: 'มีรายการใหม่ {{code}}',
      channels: ['System'],
      conditions: [{ field: 'code', operator: 'eq', value: code }],
      recipients: [{ field: 'actor' }],
    },
  });
  await call('PUT', `/api/notification-settings/${made.id}/active`);

  await page.goto('/inbox');
  await expect(page.getByRole('heading', { level: 1, name: inbox.title })).toBeVisible();
  await call('POST', '/v1/engines', { code, name: title, type: 'function', logic: 'return 1' });
  const line = page.getByRole('listitem').filter({ hasText: title });
  await expect(line).toBeVisible({ timeout: 30_000 });
  await expect(line).toContainText(code);
  await expectAccessible();
  await takePicture('inbox-page');
  await onPhone(page, async () => {
    await expectNoSideways(page);
    await takePicture('inbox-page-phone');
  });

  await line.getByRole('button', { name: inbox.archive }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole('tab', { name: inbox.boxes.archived }).click();
  await line.getByRole('button', { name: inbox.unarchive }).click();
  await expect(line).toHaveCount(0);

  await page.getByRole('tab', { name: inbox.boxes.all }).click();
  await line.getByRole('button', { name: inbox.snooze.title }).click();
  await page.getByRole('menuitem', { name: inbox.snooze.tomorrow }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole('tab', { name: inbox.boxes.snoozed }).click();
  await expect(line).toBeVisible();
  await expectAccessible();
  await takePicture('inbox-snoozed');
  await line.getByRole('button', { name: inbox.return_now }).click();
  await expect(line).toHaveCount(0);

  await page.getByRole('tab', { name: inbox.boxes.all }).click();
  await line.getByRole('button').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a person mutes a topic on a channel, and their quiet hours are checked', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto('/inbox');
  await page.getByRole('link', { name: preferences.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: preferences.title })).toBeVisible();
  await expect(page.getByText(preferences.critical)).toBeVisible();
  const all = page.getByRole('checkbox', { name: `${preferences.everything}: ${names.System}` });
  const other = page.getByRole('checkbox', { name: new RegExp(`: ${names.System}$`) }).nth(1);
  await expect(all).toBeChecked();
  await all.uncheck();
  await expect(other).toBeDisabled();
  await all.check();
  await expect(other).toBeEnabled();
  await all.uncheck();
  // By key, as the switch that is drawn lies over the one that is marked up.
  const quiet = page.getByRole('switch', { name: preferences.quiet });
  await quiet.press('Space');
  const to = page.getByLabel(new RegExp(`^${preferences.to}`));
  await to.fill('25:00');
  await to.blur();
  await expect(page.getByText(platform.date.time_invalid)).toBeVisible();
  // As it is written in a Thai letter.
  await to.fill('๒๐.๐๐ น.');
  await to.blur();
  await expect(to).toHaveValue('20:00');
  await page.getByRole('button', { name: platform.form.save }).click();
  await expect(page.getByText(events.errors.quiet_same)).toBeVisible();
  await expectAccessible();
  await takePicture('notification-preferences');
  await onPhone(page, async () => {
    await expectNoSideways(page);
    await takePicture('notification-preferences-phone');
  });
  await quiet.press('Space');
  await expect(quiet).not.toBeChecked();
  await all.check();
  await page.getByRole('button', { name: platform.form.save }).click();
  await expect(page.getByText(preferences.saved)).toBeVisible();
});
