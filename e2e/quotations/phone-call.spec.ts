import type { Page } from '@playwright/test';
import { en as customersEn } from '#modules/customers/i18n/en.ts';
import { th as customersTh } from '#modules/customers/i18n/th.ts';
import { en } from '#modules/quotations/i18n/en.ts';
import { offerPageEn } from '#modules/quotations/i18n/offer-page.en.ts';
import { offerPageTh } from '#modules/quotations/i18n/offer-page.th.ts';
import { th } from '#modules/quotations/i18n/th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { examine } from '../examine.ts';
import { expect, test } from '../fixtures.ts';
import { takePicture } from '../pictures.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const TEXTS = {
  th: { quotations: th, customers: customersTh, offer: offerPageTh },
  en: { quotations: en, customers: customersEn, offer: offerPageEn },
} as const;

const people = [
  { language: 'th', seller: DESK, customer: PHONE },
  { language: 'en', seller: PHONE, customer: DESK },
] as const;

for (const { language, seller, customer } of people) {
  const { quotations, customers, offer } = TEXTS[language];
  const { detail, fields, form, lines, moves, sending, statuses } = quotations;

  test(`a first call becomes an offer that its customer accepts, in ${language} at ${seller.width} px, and all say the same total`, async ({
    page,
    browser,
    baseURL,
    request,
  }) => {
    await page.setViewportSize(seller);
    await page.goto('/favicon.svg');
    await page.evaluate((chosen) => localStorage.setItem('backoffice.language', chosen), language);
    await page.goto('/quotations/create');

    // The caller is not known yet: the name that is searched for becomes a customer.
    const name = `บริษัท สายแรก ${Date.now()} จำกัด`;
    const search = page.getByRole('combobox', { name: fields.customer_id });
    await search.fill(name);
    const creation = customers.select.create_named.replace('{{name}}', name);
    await expectFirst(page, creation);
    // Some take the choice in the list, others the button beside it.
    if (language === 'th') await page.keyboard.press('Enter');
    else await page.getByRole('button', { name: customers.select.create }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByLabel(customers.fields.company_name)).toHaveValue(name);
    await expect(sheet.getByLabel(customers.fields.company_name)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(search).toHaveValue(name);

    // The next thing is what they want.
    const chosen = () => page.evaluate(() => getSelection()?.toString());
    const products = page.getByRole('combobox', { name: lines.search });
    const rows = page.getByRole('region', { name: fields.items }).getByRole('listitem');
    await expect(products).toBeFocused();
    for (const [number, wanted] of ['SUG-RAW', 'MOL-B', 'ค่ารถพิเศษ'].entries()) {
      await products.fill(wanted);
      await expectFirst(page, new RegExp(wanted));
      await page.keyboard.press('Enter');
      await expect(rows.nth(number).getByLabel(fields.quantity)).toBeFocused();
      // People see that the number is chosen before they type over it.
      await expect.poll(chosen).toBe('1');
      // Larger offers need an approval.
      await page.keyboard.type('0.50');
      await page.keyboard.press('Enter');
      await expect(products).toBeFocused();
    }
    await rows.nth(0).getByRole('textbox', { name: fields.unit, exact: true }).fill('กระสอบ');
    await expect(rows.nth(0).getByText(lines.price_of_unit.split('{{')[0] ?? '')).toBeVisible();
    await rows.nth(2).getByRole('textbox', { name: fields.unit, exact: true }).fill('เที่ยว');
    await expect(rows.nth(2).getByText(lines.price_of_unit.split('{{')[0] ?? '')).toBeHidden();
    await rows.nth(2).getByLabel(fields.unit_price).fill('1333.33');
    // Typed over the number that is there, and saved before the field is left.
    await page.getByLabel(form.discount_amount, { exact: true }).click();
    await expect.poll(chosen).toBe('0');
    await page.keyboard.type('3.50');
    const total = page.getByRole('region', { name: form.totals }).getByRole('definition').last();
    const sum = /[\d,]+\.\d\d/.exec((await total.textContent()) ?? '')?.[0] ?? 'no total';
    expect(await examine(page)).toEqual([]);
    await takePicture(page, `first-call-form-${language}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: moves.issue })).toBeVisible();
    await expect(page.getByText(sum).first()).toBeVisible();
    await page.getByRole('button', { name: moves.issue }).click();
    await page.getByRole('tab', { name: sending.documents }).click();
    // What is below the paper moves until it is there.
    await expect(page.getByRole('img', { name: sending.picture })).toBeVisible();
    await page.getByRole('button', { name: sending.make_link }).click();
    const address = (await page.getByText(/\/offer#/).textContent()) ?? '';
    expect(await examine(page)).toEqual([]);

    const context = await browser.newContext({ baseURL, viewport: customer, locale: 'th-TH' });
    const reader = await context.newPage();
    await reader.goto(address);
    const other = reader.getByRole('button', { name: offer.languages[language] });
    await reader.getByRole('heading', { level: 1 }).waitFor();
    if (await other.isVisible()) await other.click();
    await expect(reader.getByText(sum, { exact: true })).toBeVisible();
    const downloading = reader.waitForEvent('download');
    await reader.getByRole('button', { name: offer.download }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^QT-.*\.pdf$/);
    await reader.getByLabel(offer.name).fill('สมศรี ใจดี');
    expect(await examine(reader)).toEqual([]);
    await takePicture(reader, `first-call-offer-${language}`);
    await reader.getByRole('checkbox').check();
    await reader.getByRole('button', { name: offer.accept }).click();
    await expect(reader.getByText(offer.states.accepted)).toBeVisible();
    expect(await examine(reader)).toEqual([]);
    await context.close();

    // The seller's page notices by itself.
    const step = page.getByRole('list', { name: detail.steps }).locator('[aria-current=step]');
    await expect(step).toContainText(statuses.accepted);
    await page.getByRole('tab', { name: detail.overview }).click();
    expect(await examine(page)).toEqual([]);

    const headers = await administratorHeaders(request);
    const path = `/v1/quotations/export?format=csv&search=${encodeURIComponent(name)}`;
    const file = await (await request.get(path, { headers })).text();
    expect(file).toContain(String(Number(sum.replaceAll(',', ''))));
  });
}

/** Waits until Enter takes what is found first. */
async function expectFirst(page: Page, name: string | RegExp): Promise<void> {
  const found = page.getByRole('option', { name }).first();
  await expect(found).toHaveAttribute('data-combobox-selected');
}
