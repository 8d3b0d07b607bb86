import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { visitRoutes } from '#modules/cane-surveys/contract/visits.ts';
import { th } from '#modules/cane-surveys/i18n/th.ts';
import { administratorHeaders, administratorsEmployee } from '../administrator-headers.ts';
import { examine } from '../examine.ts';
import { expect, signIn, test } from '../fixtures.ts';

const FIELD = '/cane-surveys/field';

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const plots = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      deed_number: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
});

/** Two plots that are planned for today. */
async function planToday(request: APIRequestContext) {
  const headers = await administratorHeaders(request);
  const surveyor_id = await administratorsEmployee(request);
  const answer = await request.get('/v1/land-plots?page_size=2&sort=area', { headers });
  const { data } = plots.parse(await answer.json());
  const planned_on = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  for (const [index, { id: plot_id }] of data.entries()) {
    const body = { surveyor_id, planned_on, plot_id, place: index + 1 };
    const made = await request.post(visitRoutes.create.path, { headers, data: body });
    expect(made.status()).toBe(201);
  }
  return data;
}

const found = z.object({
  total: z.number(),
  data: z.array(
    z.object({
      id: z.string(),
      height_cm: z.number().nullable(),
      metres_from_plot: z.number().nullable(),
    }),
  ),
});

test('a survey that is taken without a network is stored once, with its photo', async ({
  browser,
  request,
  baseURL,
}) => {
  const [plot, other] = await planToday(request);
  if (plot === undefined || other === undefined) throw new Error('There are no plots');
  const { latitude, longitude } = plot;
  const headers = await administratorHeaders(request);
  const surveys = async () =>
    found.parse(
      await (await request.get(`/v1/cane-surveys?plot_id=${plot.id}`, { headers })).json(),
    );
  const before = (await surveys()).total;
  const phone = await browser.newContext({
    baseURL,
    locale: 'th-TH',
    viewport: { width: 390, height: 844 },
    geolocation: { latitude, longitude, accuracy: 6 },
    permissions: ['geolocation'],
  });
  const page = await phone.newPage();
  await page.goto(`/login?next=${encodeURIComponent(FIELD)}`);
  await signIn(page);
  await page.goto(FIELD);
  const card = page.getByRole('listitem').filter({ hasText: `1. ${plot.deed_number}` });
  await expect(card).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

  await phone.setOffline(true);
  await page.reload();
  await expect(page.getByText(th.field.offline)).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await card.getByRole('button', { name: th.field.survey }).click();
  await page.getByRole('button', { name: th.field.locate }).click();
  await expect(page.getByText(th.standing.inside)).toBeVisible();
  const fill = (label: string, value: string) =>
    page.getByLabel(label, { exact: true }).fill(value);
  await fill(th.fields.height_cm, '251,5');
  await fill(th.fields.furrow_spacing_cm, '150');
  await fill(th.fields.stalks_per_clump, '4');
  await fill(th.fields.clumps_per_10m, '15');
  await page.getByLabel(th.field.add_photo).setInputFiles({
    name: 'แปลง.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  });
  await expect(page.getByRole('img')).toBeVisible();
  expect(await examine(page)).toEqual([]);

  await page.reload();
  await card.getByRole('button', { name: th.field.continue }).click();
  await expect(page.getByLabel(th.fields.height_cm, { exact: true })).toHaveValue('251,5');
  await expect(page.getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: th.field.finish }).click();
  const skipped = page.getByRole('listitem').filter({ hasText: `2. ${other.deed_number}` });
  await skipped.getByRole('button', { name: th.field.skip }).click();
  await skipped.getByRole('button', { name: th.field.skip_reasons.flooded }).click();
  await expect(page.getByText(th.field.waiting.replace('{{count}}', '2'))).toBeVisible();

  // The server stores it, and is gone before it answers.
  let lost = 0;
  await page.route('**/v1/cane-surveys', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    await route.fetch();
    lost += 1;
    return route.abort('connectionreset');
  });
  await phone.setOffline(false);
  await expect.poll(() => lost).toBe(1);
  await expect(async () => {
    if (!(await page.getByText(th.field.all_sent).isVisible())) {
      await page.getByRole('button', { name: th.field.send }).click({ timeout: 2_000 });
    }
    await expect(page.getByText(th.field.all_sent)).toBeVisible({ timeout: 5_000 });
  }).toPass();

  const after = await surveys();
  expect(after.total).toBe(before + 1);
  const survey = after.data.find(({ height_cm }) => height_cm === 251.5);
  expect(survey).toMatchObject({ metres_from_plot: 0 });
  const files = await request.get(
    `/v1/files?entity_type=cane_survey&entity_id=${survey?.id ?? ''}`,
    { headers },
  );
  expect(z.object({ data: z.array(z.unknown()) }).parse(await files.json()).data).toHaveLength(1);
  await expect(skipped).toContainText(th.statuses.skipped);
  await phone.close();
});
