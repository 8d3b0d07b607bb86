import { th as contracts } from '#modules/cane-contracts/i18n/th.ts';
import { en } from '#modules/land-plots/i18n/en.ts';
import { th } from '#modules/land-plots/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { addQuota } from '../farmer-quotas/made-up-farmers.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoSideways, onPhone } from '../phone.ts';
import { takePicture } from '../pictures.ts';
import { addPlot, madeUpGround, squareAt } from './made-up-plots.ts';

const { detail, fields, form, list, shapes } = th;

test('the page of a quota says above its tabs how many plots it has, and how large they are', async ({
  page,
  request,
}) => {
  const { quota_id } = await addPlot(request, madeUpGround());
  await page.goto(`/farmer-quotas/${quota_id}`);
  await expect(page.getByRole('definition').first()).toHaveText('1 แปลง 7 ไร่ 0 งาน 0 ตร.ว.');
  await expect(page.getByRole('definition').nth(1)).toHaveText(contracts.list.none_in_short);
});

test('a plot is drawn on the map under a quota, its area carried, and found on the tab of the quota', async ({
  page,
  request,
  expectAccessible,
}) => {
  const farmer = `บุญมี ${Date.now()}`;
  const quota = await addQuota(request, { first_name: farmer });
  const deed = `7${Date.now()}`;
  await page.goto(`/farmer-quotas/${quota.id}?tab=plots`);
  await page.getByRole('link', { name: list.create }).click();
  await expect(page.getByRole('combobox', { name: fields.quota_id })).toHaveValue(
    new RegExp(quota.quota_code),
  );
  await page.getByLabel(fields.deed_number).fill(deed);
  const holder = page.getByLabel(fields.deed_owner_name);
  const choose = async (ownership: string) => {
    await page.getByRole('combobox', { name: fields.ownership_type }).click();
    await page.getByRole('option', { name: ownership }).click();
  };
  // Own land has the farmer's name on its deed, land of others another one.
  await choose(th.ownership_types.owned);
  await expect(holder).toHaveValue(new RegExp(farmer));
  await choose(th.ownership_types.rented);
  await expect(holder).toHaveValue('');
  await holder.fill('บุญมี ใจดี');
  await page.getByRole('textbox', { name: fields.area_rai }).fill('6');
  await page.getByRole('textbox', { name: fields.area_ngan }).fill('5');
  await page.getByRole('textbox', { name: fields.area_wah }).fill('0');
  await page.getByLabel(fields.address_line).fill('99 หมู่ 4');
  await expect(page.getByRole('textbox', { name: fields.area_rai })).toHaveValue('7');
  const places = page.getByRole('combobox', { name: form.places });
  await places.click();
  await places.pressSequentially('กมลาไสย');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: shapes.draw }).click();
  const map = page.getByRole('region', { name: shapes.map_label });
  const { west, south } = madeUpGround();
  await page.getByLabel(shapes.place).fill(`${south}, ${west}`);
  await page.getByLabel(shapes.place).press('Enter');
  await map.scrollIntoViewIfNeeded();
  const corners = [
    { x: 300, y: 100 },
    { x: 500, y: 100 },
    { x: 500, y: 200 },
    { x: 300, y: 200 },
  ];
  for (const position of corners) await map.click({ position });
  await expect(
    page.getByText(shapes.corner_list_other.replace('{{count}}', String(corners.length))),
  ).toBeVisible();
  // Saving is refused until the drawing is closed or given up.
  await page.getByRole('button', { name: platform.form.save }).click();
  await expect(page.getByRole('alert').first()).toContainText(shapes.not_used_yet);
  await page.getByRole('button', { name: shapes.finish_area }).click();
  await expect(page.getByText(shapes.change_hint)).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'draw-plot');
  await page.getByRole('button', { name: platform.form.save }).click();
  await expect(page.getByRole('heading', { level: 1, name: deed })).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'land-plot');
  await page.goto(`/farmer-quotas/${quota.id}?tab=plots`);
  await expect(page.getByRole('rowheader', { name: deed })).toBeVisible();
});

test('shapes are read from a file on a phone, and one of several is chosen', async ({
  stayingPage,
  request,
}) => {
  const page = await stayingPage('en');
  const { id } = await addPlot(request, madeUpGround());
  const features = [madeUpGround(), madeUpGround()].map((ground, place) => ({
    type: 'Feature',
    properties: { name: `North ${place + 1}` },
    geometry: { type: 'Polygon', coordinates: [squareAt(ground)] },
  }));
  const content = JSON.stringify({ type: 'FeatureCollection', features });
  await onPhone(page, async () => {
    await page.goto(`/land-plots/${id}/edit`);
    await page.getByRole('button', { name: en.shapes.upload_again }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'plots.geojson',
      mimeType: 'application/geo+json',
      buffer: Buffer.from(content),
    });
    await page.getByRole('radio', { name: 'North 2' }).click();
    await expectNoSideways(page);
    await takePicture(page, 'choose-shape');
    await page.getByRole('button', { name: en.shapes.use }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('tab', { name: en.detail.overview })).toBeVisible();
    await expectNoSideways(page);
  });
});

test('an overlap is shown with its plot and its area, and is gone once a corner is moved away', async ({
  page,
  request,
  expectAccessible,
}) => {
  const ground = madeUpGround();
  const first = await addPlot(request, ground);
  const second = await addPlot(request, { ...ground, west: ground.west + 0.0009 });
  await page.goto(`/land-plots/${second.id}`);
  await expect(page.getByRole('link', { name: new RegExp(first.deed_number) })).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'overlap');
  await page.getByRole('link', { name: detail.edit }).click();
  await page.getByRole('button', { name: shapes.change }).click();
  await page.getByText(shapes.corner_list_other.replace('{{count}}', '4')).click();
  for (const number of ['1', '4']) {
    const corner = page.getByLabel(shapes.corner_longitude.replace('{{number}}', number));
    await corner.fill(String(ground.west + 0.0015));
    await corner.blur();
  }
  await expectAccessible();
  await page.getByRole('button', { name: shapes.use }).click();
  await expect(page.getByRole('button', { name: shapes.change })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(first.deed_number) })).toHaveCount(0);
});
