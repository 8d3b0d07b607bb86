import { z } from 'zod';
import { th } from '#modules/cane-surveys/i18n/th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { examine } from '../examine.ts';
import { expect, test } from '../fixtures.ts';
import { addPlot, madeUpGround } from '../land-plots/made-up-plots.ts';
import { storedIn } from '../stored-in.ts';
import { goOffline, PICTURE, planToday, sendAll, takePhone } from './in-the-field.ts';

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
  const headers = await administratorHeaders(request);
  const surveys = async () =>
    found.parse(
      await (await request.get(`/v1/cane-surveys?plot_id=${plot.id}`, { headers })).json(),
    );
  const before = (await surveys()).total;
  const { phone, page } = await takePhone({ browser, baseURL, at: plot });
  const card = page.getByRole('listitem').filter({ hasText: plot.deed_number });
  await goOffline(phone, page);
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
  // Until it is sent it can be corrected, and nothing pretends that there is a network.
  await expect(page.getByRole('button', { name: th.field.send })).toHaveCount(0);
  await card.getByRole('button', { name: th.field.correct }).click();
  await expect(page.getByLabel(th.fields.height_cm, { exact: true })).toHaveValue('251,5');
  await page.getByRole('button', { name: th.field.finish }).click();
  await page.getByRole('link', { name: th.field.back }).click();
  await expect(page.getByRole('alert')).toHaveText(th.field.no_way_out);
  const skipped = page.getByRole('listitem').filter({ hasText: other.deed_number });
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
  await sendAll(page);

  const after = await surveys();
  expect(after.total).toBe(before + 1);
  const survey = after.data.find(({ height_cm }) => height_cm === 251.5);
  expect(survey).toMatchObject({ metres_from_plot: 0 });
  const files = await request.get(
    `/v1/files?entity_type=cane_survey&entity_id=${survey?.id ?? ''}`,
    { headers },
  );
  expect(z.object({ data: z.array(z.unknown()) }).parse(await files.json()).data).toHaveLength(1);
  const reason = skipped.filter({ hasText: th.field.skip_reasons.flooded });
  await expect(reason.first()).toBeVisible();
  await phone.close();
});

test('a survey that the phone has no room for stays in sight, and is sent with its photo', async ({
  browser,
  request,
  baseURL,
}) => {
  const [plot] = await planToday(request);
  const headers = await administratorHeaders(request);
  const { phone, page } = await takePhone({ browser, baseURL, at: plot });
  const card = page.getByRole('listitem').filter({ hasText: plot.deed_number });
  await goOffline(phone, page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
  await card.getByRole('button', { name: th.field.survey }).click();
  await page.getByLabel(th.fields.height_cm, { exact: true }).fill('263');
  await page.getByLabel(th.field.add_photo).setInputFiles({
    name: 'แปลง.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  });
  await expect(page.getByRole('img')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(th.field.storage_full);
  await page.getByRole('button', { name: th.field.finish }).click();
  await expect(page.getByText(th.field.waiting.replace('{{count}}', '1'))).toBeVisible();

  await phone.setOffline(false);
  await sendAll(page);
  await expect(page.getByText(th.field.storage_full)).toHaveCount(0);
  const stored = await request.get(`/v1/cane-surveys?plot_id=${plot.id}`, { headers });
  const [survey] = found.parse(await stored.json()).data;
  expect(survey).toMatchObject({ height_cm: 263 });
  const files = await request.get(
    `/v1/files?entity_type=cane_survey&entity_id=${survey?.id ?? ''}`,
    { headers },
  );
  expect(z.object({ data: z.array(z.unknown()) }).parse(await files.json()).data).toHaveLength(1);
  await phone.close();
});

test('a survey that was taken far from its plot is asked about before it is sent', async ({
  browser,
  request,
  baseURL,
}) => {
  const [plot] = await planToday(request);
  // About 55 kilometres to the north.
  const far = { ...plot, latitude: plot.latitude + 0.5 };
  const { phone, page } = await takePhone({ browser, baseURL, at: far });
  const card = page.getByRole('listitem').filter({ hasText: plot.deed_number });
  await card.getByRole('button', { name: th.field.survey }).click();
  await page.getByRole('button', { name: th.field.locate }).click();
  await expect(page.getByText(/^นอกแปลง 5\d(\.\d)? กม\.$/)).toBeVisible();
  await page.getByRole('button', { name: th.field.finish }).click();
  await expect(page.getByRole('alert')).toContainText('กม. บันทึกต่อหรือไม่');
  expect(await examine(page)).toEqual([]);
  await page.getByRole('button', { name: th.field.not_yet }).click();
  await page.getByRole('button', { name: th.field.finish }).click();
  await page.getByRole('button', { name: th.field.send_from_far }).click();
  await sendAll(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(card).toContainText(th.statuses.done);
  // It is the survey of today, and no earlier one.
  await expect(card.getByRole('link', { name: th.field.see_stored })).toBeVisible();
  const [before = ''] = th.field.latest.split('{{');
  await expect(card).not.toContainText(before);
  await phone.close();
});

test('a plot in no plan is found where the surveyor stands, and surveyed without a network', async ({
  browser,
  request,
  baseURL,
}) => {
  await planToday(request);
  const plot = await addPlot(request, madeUpGround());
  const { phone, page } = await takePhone({ browser, baseURL, at: plot });
  await goOffline(phone, page);
  await page.getByRole('button', { name: th.field.other_plots }).click();
  const others = page.getByRole('region', { name: th.field.other_plots });
  await others.getByRole('button', { name: th.field.locate }).click();
  await others.getByLabel(th.field.search_plots).fill(plot.deed_number);
  const card = others.getByRole('listitem').filter({ hasText: plot.deed_number });
  await expect(card.getByText(th.standing.inside)).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await card.getByRole('button', { name: th.field.survey }).click();
  await page.getByLabel(th.fields.height_cm, { exact: true }).fill('187');
  await page.getByRole('button', { name: th.field.finish }).click();
  await expect(page.getByText(th.field.waiting.replace('{{count}}', '1'))).toBeVisible();
  const sent = page.getByRole('region', { name: th.field.unplanned });
  await expect(sent.getByRole('listitem')).toContainText('สมหมาย');
  await phone.setOffline(false);
  await expect(page.getByText(th.field.all_sent)).toBeVisible();
  await expect(sent.getByRole('listitem').filter({ hasText: plot.deed_number })).toContainText(
    th.field.sent,
  );
  const headers = await administratorHeaders(request);
  const stored = await request.get(`/v1/cane-surveys?plot_id=${plot.id}`, { headers });
  expect(found.parse(await stored.json()).data).toContainEqual(
    expect.objectContaining({ height_cm: 187 }),
  );
  await phone.close();
});

test('a plot that was searched for with a network is found again without one', async ({
  browser,
  request,
  baseURL,
}) => {
  const [planned] = await planToday(request);
  const far = await addPlot(request, { ...madeUpGround(), south: 17.4 });
  const { phone, page } = await takePhone({ browser, baseURL, at: planned });
  const others = page.getByRole('region', { name: th.field.other_plots });
  const search = async () => {
    await page.getByRole('button', { name: th.field.other_plots }).click();
    await others.getByLabel(th.field.search_plots).fill(far.deed_number);
    await expect(others.getByRole('listitem').filter({ hasText: far.deed_number })).toBeVisible();
  };
  await search();
  const fetched = async () => (await storedIn(page))['backoffice-field'] ?? '';
  await expect.poll(fetched).toContain(far.deed_number);
  // The answer to the next question has what is around alone.
  await others.getByLabel(th.field.search_plots).fill('');
  await goOffline(phone, page);
  await search();
  await phone.close();
});
