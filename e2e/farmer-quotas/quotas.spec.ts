import { setTimeout } from 'node:timers/promises';
import { th } from '#modules/farmer-quotas/i18n/th.ts';
import { th as personalTh } from '#platform/contract/texts/personal-data.th.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import { th as picturesTh } from '#platform/contract/texts/pictures.th.ts';
import { expect, test } from '../fixtures.ts';
import { namesOfGrowersIn } from '#tests/support/personal-values.ts';
import { takePicture } from '../pictures.ts';
import { storedIn } from '../stored-in.ts';
import { addQuota, approve, madeUpId, openSeason } from './made-up-farmers.ts';
import { photograph } from './photograph.ts';
import { sendCard, sizeOf, storedCard } from './stored-card.ts';

const {
  corrections,
  detail,
  documents,
  document_types,
  fields,
  form,
  list,
  statuses,
  verification,
} = th;
const { personal_data: personal } = personalTh;
const { redact } = picturesTh.pictures;
const { table } = platformTh;

const reveal = personal.reveal.replace('{{label}}', fields.national_id);

test('a farmer is added with a covered copy of the card, found by the national id, and the id is revealed with a reason', async ({
  page,
  request,
  expectAccessible,
}) => {
  await openSeason(request);
  const id = madeUpId();
  const name = `สมหญิง ${Date.now()}`;
  const card = await photograph(page, { width: 400, height: 250 });
  await page.goto('/farmer-quotas');
  await page.getByRole('link', { name: list.create }).first().click();
  await page.getByLabel(fields.national_id).fill(id);
  await page.getByLabel(fields.first_name).fill(name);
  await page.getByLabel(fields.last_name).fill('ใจดี');
  await page.getByLabel(fields.phone).fill('081-234-5678');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'card.jpeg', mimeType: 'image/jpeg', buffer: card });
  const cover = page.getByRole('dialog');
  await expect(cover.getByText(documents.cover_hint)).toBeVisible();
  await cover.getByRole('button', { name: redact.add }).click();
  await page.keyboard.press('ArrowRight');
  await expectAccessible();
  await takePicture(page, 'cover-picture');
  await cover
    .getByRole('button', { name: redact.use_covered_one.replace('{{count}}', '1') })
    .click();
  await expect(page.getByText('card.jpg')).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'create-quota');
  await page.getByRole('button', { name: form.save_and_send }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(statuses.pending).first()).toBeVisible();
  await expect(page.getByText(id)).toHaveCount(0);

  const revealId = async () => {
    await page.getByRole('button', { name: reveal }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('ตรวจกับบัตรตัวจริง');
    await page.keyboard.press('Enter');
    await expect(page.getByText(id)).toBeVisible();
  };
  await revealId();
  await page
    .getByRole('button', { name: personal.hide.replace('{{label}}', fields.national_id) })
    .click();
  await expect(page.getByText(id)).toHaveCount(0);
  // It hides itself after half a minute, in which a slow machine may do no more than look at it.
  await revealId();
  await expectAccessible();
  await page.getByRole('tab', { name: detail.documents }).click();
  await expect(page.getByRole('heading', { name: document_types.id_card_copy })).toBeVisible();
  await expect(page.getByRole('img', { name: 'card.jpg' })).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'quota-documents');
  const quotaId = page.url().split('/').at(-1)?.split('?')[0] ?? '';
  const stored = await storedCard(request, quotaId);
  // What was taken lying on its side stands upright, and says neither where nor with what it was taken.
  expect(stored.includes('Exif')).toBe(false);
  expect(await sizeOf(page, stored)).toEqual({ width: 250, height: 400 });
  // The same where a program sends the photograph as it is.
  await sendCard(request, { quotaId, card });
  const sent = await storedCard(request, quotaId);
  expect(sent.length).toBeLessThan(card.length);
  expect(await sizeOf(page, sent)).toEqual({ width: 250, height: 400 });

  await page.goto('/farmer-quotas/create');
  await page.getByLabel(fields.national_id).fill(id);
  await expect(page.getByText(form.known_farmer.split('{{')[0] ?? '')).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'known-farmer');
  await page.getByRole('button', { name: form.as_last_season.split('{{')[0] ?? '' }).click();
  await expect(page.getByLabel(fields.first_name)).toHaveValue(name);
  await expect(page.getByLabel(fields.phone)).toHaveValue('081-234-5678');

  await page.goto('/farmer-quotas');
  await page.getByRole('searchbox').fill(id);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader')).toHaveText([new RegExp(name)]);
  expect(page.url()).not.toContain(id);
  await takePicture(page, 'farmer-quotas');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: table.sort }).click();
  await expectAccessible();
  await takePicture(page, 'sort-on-a-phone');
  const byCode = page.getByRole('menuitemradio', { name: fields.quota_code });
  await byCode.click();
  await expect(page).toHaveURL(/sort=quota_code/);
  // The address changes before the menu does, which until then would choose the same order again.
  await expect(byCode).toBeChecked();
  await byCode.click();
  await expect(page).toHaveURL(/sort=-quota_code/);
});

test('the contact address is the registered one, unless the season before has another', async ({
  page,
  request,
}) => {
  const national_id = madeUpId();
  await addQuota(request, {
    national_id,
    first_name: 'สองบ้าน',
    registered_address: '11 หมู่ 1',
    contact_address: '22 หมู่ 2',
  });
  await page.goto('/farmer-quotas/create');
  const isSame = page.getByRole('checkbox', { name: form.same_as_registered });
  await expect(isSame).toBeChecked();
  await page.getByLabel(fields.registered_address).fill('33 หมู่ 3');
  await isSame.uncheck();
  const contact = page.getByRole('textbox', { name: fields.contact_address, exact: true });
  await expect(contact).toHaveValue('33 หมู่ 3');
  await isSame.check();
  await page.getByLabel(fields.national_id).fill(national_id);
  await page.getByRole('button', { name: form.as_last_season.split('{{')[0] ?? '' }).click();
  await expect(page.getByLabel(fields.registered_address)).toHaveValue('11 หมู่ 1');
  await expect(isSame).not.toBeChecked();
  await expect(contact).toHaveValue('22 หมู่ 2');
});

test('a verified quota is corrected by a request that shows the old and the new value', async ({
  page,
  request,
  expectAccessible,
}) => {
  const { id, quota_code: code } = await addQuota(request, {
    first_name: `ประสงค์ ${Date.now()}`,
    phone: '0812345678',
  });
  await approve(request, id);
  await page.goto(`/farmer-quotas/${id}`);
  await page.getByRole('link', { name: detail.correct }).click();
  await page.getByLabel(corrections.reason).fill('เปลี่ยนเบอร์แล้ว');
  await page.getByLabel(fields.phone).fill('089-876-5432');
  await expectAccessible();
  await page.getByRole('button', { name: corrections.request }).click();
  await page.getByRole('link', { name: detail.see_correction }).click();
  const window = page.getByRole('dialog', {
    name: corrections.decide_title.replace('{{code}}', code),
  });
  await expect(window.getByRole('row').filter({ hasText: fields.phone })).toContainText('5432');
  await expectAccessible();
  await takePicture(page, 'quota-correction');
  // Somebody else decides; who asked may only take it back.
  await expect(window.getByRole('button', { name: verification.approve, exact: true })).toHaveCount(
    0,
  );
  await window.getByRole('button', { name: corrections.withdraw }).click();
  await expect(window).toHaveCount(0);
});

test('the palette leads back to a grower, whose name the browser never stores', async ({
  page,
  request,
}) => {
  const name = `คำปัน ${Date.now()}`;
  const { id } = await addQuota(request, { first_name: name });
  // The page of the grower is still there for a while when the address is that of the list.
  await page.route('**/quota-list-*.js', async (route) => {
    await page.waitForURL('/farmer-quotas');
    await setTimeout(500);
    await route.continue();
  });
  await page.goto(`/farmer-quotas/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: platformTh.shell.breadcrumbs });
  await crumbs.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1, name: list.title })).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();

  const recent = page.getByRole('group', { name: platformTh.palette.recent });
  await page.keyboard.press('Control+k');
  await expect(recent).toContainText(name);
  await page.keyboard.press('Escape');
  const stored = async () => Object.values(await storedIn(page)).join();
  await expect.poll(stored).toContain('"/farmer-quotas"');
  expect(namesOfGrowersIn(await stored())).toEqual([]);
});
