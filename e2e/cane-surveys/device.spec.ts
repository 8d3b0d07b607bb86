import { readFile, rm, writeFile } from 'node:fs/promises';
import { th } from '#modules/cane-surveys/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { FIELD, goOffline, planToday, takePhone } from './in-the-field.ts';

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
  const { phone, page } = await takePhone({ browser, baseURL, at: plot });
  await page.reload();
  await page.evaluate(() => {
    document.documentElement.dataset['opened'] = 'before';
  });
  const restore = await releaseAnother();
  try {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.locator('html[data-opened]')).toHaveCount(0);
    await expect(page.getByText(plot.deed_number).first()).toBeVisible();
  } finally {
    await restore();
  }
  await phone.close();
});

const WORKER = 'dist/web/service-worker.js';

/** Changes the service worker as another build does; its compressed copies would be served in its place. */
async function releaseAnother(): Promise<() => Promise<void>> {
  const files = [WORKER, `${WORKER}.br`, `${WORKER}.gz`];
  const before = await Promise.all(
    files.map(async (file) => [file, await readFile(file)] as const),
  );
  const source = await readFile(WORKER, 'utf8');
  await Promise.all(files.slice(1).map(async (file) => rm(file)));
  await writeFile(
    WORKER,
    source.replace('const SHELL = `shell ', 'const SHELL = `shell of another '),
  );
  return async () => {
    await Promise.all(before.map(async ([file, content]) => writeFile(file, content)));
  };
}
