import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { th } from '#modules/quotations/i18n/th.ts';
import { offerPageEn } from '#modules/quotations/i18n/offer-page.en.ts';
import { offerPageTh } from '#modules/quotations/i18n/offer-page.th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { examine } from '../examine.ts';
import { expect, test } from '../fixtures.ts';
import { takePicture } from '../pictures.ts';
import { expectStep } from './write-quotation.ts';

const PHONE = { width: 390, height: 844 };

test('a customer asks, downloads, signs and accepts in a browser of their own; the seller sees it', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const { id, token } = await offerToCustomer(request);
  const customer = await openOffer(browser, `${baseURL}/offer#${token}`);
  await expect(customer.getByText('20,546.54', { exact: true })).toBeVisible();
  await expect(customer.getByText('ส่วนลด 2% (308.64)')).toBeVisible();
  await expect(customer.getByText('ส่วนลดท้ายบิล 3%')).toBeVisible();
  const phone = customer.getByRole('term').filter({ hasText: offerPageTh.contact });
  await expect(phone).toBeVisible();
  expect(await examine(customer)).toEqual([]);
  await takePicture(customer, 'offer');

  await customer.getByRole('button', { name: offerPageTh.ask, exact: true }).click();
  const name = customer.getByLabel(offerPageTh.name);
  await customer.getByRole('button', { name: offerPageTh.send_question }).click();
  await expect(customer.getByText(th.errors.name_required)).toBeVisible();
  await expect(customer.getByText(th.errors.question_required)).toBeVisible();
  await name.fill('สมศรี ใจดี');
  await customer.getByLabel(offerPageTh.question).fill('ส่งของวันไหนได้บ้าง');
  await customer.getByRole('button', { name: offerPageTh.send_question }).click();
  await expect(customer.getByText('ส่งของวันไหนได้บ้าง')).toBeVisible();

  const downloading = customer.waitForEvent('download');
  await customer.getByRole('button', { name: offerPageTh.download }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^QT-.*\.pdf$/);

  await customer.setViewportSize(PHONE);
  await drawSignature(customer);
  expect(await examine(customer)).toEqual([]);
  await takePicture(customer, 'offer-phone');
  await customer.getByRole('button', { name: offerPageTh.accept }).click();
  await expect(customer.getByText(offerPageTh.agree_required)).toBeVisible();
  await customer.getByRole('checkbox').check();
  await customer.getByRole('button', { name: offerPageTh.accept }).click();
  await expect(customer.getByText(offerPageTh.states.accepted)).toBeInViewport();
  expect(await examine(customer)).toEqual([]);
  await takePicture(customer, 'offer-accepted');
  await customer.context().close();

  await page.goto(`/quotations/${id}?tab=documents`);
  await expectStep(page, 'accepted');
  const signature = th.sending.signature_of.replace('{{name}}', 'สมศรี ใจดี');
  await expect(page.getByRole('img', { name: signature })).toBeVisible();
  await expect(page.getByRole('button', { name: th.sending.make_link })).toBeHidden();
  await expect(page.getByText('ส่งของวันไหนได้บ้าง')).toBeVisible();
  await page.goto(`/quotations/${id}`);
  await expect(page.getByText(/^สมศรี ใจดี ตอบรับเมื่อ/)).toBeVisible();
  await takePicture(page, 'quotation-accepted');
});

test('a customer reads English, and rejects with a reason; who only has a made-up link learns nothing', async ({
  browser,
  baseURL,
  request,
}) => {
  const { id, token } = await offerToCustomer(request);
  await sendInEnglish(request, id);
  const customer = await openOffer(browser, `${baseURL}/offer#${token}`);
  // The page speaks the language of the document, until the customer chooses another one.
  await expect(customer.getByRole('button', { name: offerPageEn.reject })).toBeVisible();
  await customer.getByRole('button', { name: offerPageEn.languages.th }).click();
  await expect(customer.getByRole('button', { name: offerPageTh.reject })).toBeVisible();
  await customer.getByRole('button', { name: offerPageTh.languages.en }).click();
  await customer.getByRole('button', { name: offerPageEn.reject }).click();
  const reject = customer.getByRole('button', { name: offerPageEn.reject });
  await customer.getByLabel(offerPageEn.name).fill('Somsri Jaidee');
  await reject.click();
  await expect(customer.getByLabel(offerPageEn.reason)).toHaveAttribute('aria-invalid', 'true');
  expect(await examine(customer)).toEqual([]);
  await customer.getByLabel(offerPageEn.reason).fill('Too expensive');
  await reject.click();
  await expect(customer.getByText(offerPageEn.states.rejected)).toBeVisible();
  expect(await examine(customer)).toEqual([]);

  await customer.goto('/favicon.svg');
  await customer.goto(`${baseURL}/offer#${token.slice(0, -4)}AAAA`);
  await expect(customer.getByRole('heading', { name: offerPageEn.unusable_title })).toBeVisible();
  expect(await examine(customer)).toEqual([]);
  await takePicture(customer, 'offer-unusable');
  await customer.context().close();
});

/** Marks an offer as sent, and freezes its paper in English. */
async function sendInEnglish(request: APIRequestContext, id: string): Promise<void> {
  const headers = await administratorHeaders(request);
  const data = { status: 'sent' };
  const moved = await request.patch(`/v1/quotations/${id}/status`, { headers, data });
  expect(moved.ok()).toBe(true);
  const paper = await request.get(`/v1/quotations/${id}/export-pdf?language=en`, { headers });
  expect(paper.ok()).toBe(true);
}

/** A browser that has nothing of the application yet. */
async function openOffer(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'th-TH', timezoneId: 'Asia/Bangkok' });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

async function drawSignature(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: offerPageTh.signature });
  await pad.scrollIntoViewIfNeeded();
  const frame = await pad.boundingBox();
  if (frame === null) throw new Error('There is nothing to sign on');
  await page.mouse.move(frame.x + 20, frame.y + 40);
  await page.mouse.down();
  await page.mouse.move(frame.x + 120, frame.y + 80, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: offerPageTh.clear })).toBeVisible();
}

const made = z.object({ data: z.object({ id: z.string() }) });
const linked = z.object({ data: z.object({ token: z.string() }) });

/** An approved offer, and the link that its customer gets. */
async function offerToCustomer(request: APIRequestContext) {
  const headers = await administratorHeaders(request);
  const call = async (path: string, data?: object): Promise<unknown> => {
    const answer = await request.post(path, { headers, data });
    if (!answer.ok()) throw new Error(await answer.text());
    return answer.json();
  };
  const customer = {
    customer_type: 'organization',
    company_name: `ลูกค้าของลิงก์ ${Date.now()} จำกัด`,
  };
  const { id: customer_id } = made.shape.data.parse(await call('/v1/customers', customer));
  const { data: quotation } = made.parse(
    await call('/v1/quotations', {
      customer_id,
      quotation_date: '2026-01-15',
      valid_until: '2099-12-31',
      payment_terms: 'เครดิต 30 วัน',
      notes: 'ราคานี้รวมค่าขนส่งถึงโรงงาน',
      discount_value: 3,
      deposit_amount: 1_000,
      items: [
        { item_type: 'section', item_name: 'หมวดที่ 1' },
        {
          item_name: 'น้ำตาลทรายดิบ',
          quantity: 12.5,
          unit: 'ตัน',
          unit_price: 1_234.56,
          discount_value: 2,
        },
        { item_name: 'กากน้ำตาล', quantity: 3, unit: 'ตัน', unit_price: 990, is_optional: true },
        { item_name: 'ค่าอบรม', quantity: 1, unit: 'ครั้ง', unit_price: 5_000, tax_rate: 0 },
      ],
    }),
  );
  const { id } = quotation;
  const moved = await request.patch(`/v1/quotations/${id}/status`, {
    headers,
    data: { status: 'submitted' },
  });
  expect(moved.ok()).toBe(true);
  const { data } = linked.parse(await call(`/v1/quotations/${id}/links`));
  return { id, token: data.token };
}
