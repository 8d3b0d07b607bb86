import { th } from '#modules/cane-surveys/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { FIELD, goOffline, planToday, takePhone } from './in-the-field.ts';
import { serveReleases } from './serve-releases.ts';

test('nothing of the company is on the device of somebody who signed out', async ({
  browser,
  request,
  baseURL,
}) => {
  const [plot] = await planToday(request);
  const { phone, page } = await takePhone({ browser, baseURL, at: plot });
  await goOffline(phone, page);
  await expect(page.getByText(plot.deed_number).first()).toBeVisible();
  // What the service worker keeps are files of the application: not one of them is an answer.
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain(FIELD);
  const isOfApplication =
    /^\/(?:assets\/.*|appearance\.js|icons\/.*|favicon\.svg|manifest\.webmanifest|cane-surveys\/field)$/;
  expect(kept.filter((path) => !isOfApplication.test(path))).toEqual([]);

  await phone.setOffline(false);
  // The menu of the person is in the sidebar, which phones hide.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('button', { name: platform.shell.user_menu }).click();
  await page.getByRole('menuitem', { name: platform.shell.log_out }).click();
  await expect(page).toHaveURL(/\/login/);
  await phone.setOffline(true);
  await page.goto(FIELD);
  await expect(page.getByText(th.field.signed_out)).toBeVisible();
  await expect(page.getByText(plot.deed_number)).toHaveCount(0);
  const left = await page.evaluate(
    async () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('backoffice-field');
        opening.addEventListener('error', () => reject(new Error('cannot be opened')));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('fetched').objectStore('fetched').count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
      }),
  );
  expect(left).toBe(0);
  await phone.close();
});

test('an open page for the field starts again with a new version of the application', async ({
  browser,
  request,
  baseURL,
}) => {
  const [plot] = await planToday(request);
  const releases = await serveReleases(baseURL ?? '');
  const { phone, page } = await takePhone({ browser, baseURL: releases.address, at: plot });
  await page.reload();
  await expect(page.getByText(plot.deed_number).first()).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset['opened'] = 'before';
  });
  releases.releaseAnother();
  // Looked at again and again: the page may not be ready to look for another version the first time.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.locator('html[data-opened]')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(plot.deed_number).first()).toBeVisible();
  await phone.close();
  await releases.close();
});
