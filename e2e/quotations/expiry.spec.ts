import type { Browser, Page } from '@playwright/test';
import { en } from '#modules/quotations/i18n/en.ts';
import { offerPageTh } from '#modules/quotations/i18n/offer-page.th.ts';
import { th } from '#modules/quotations/i18n/th.ts';
import { examine } from '../examine.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { startOwnServer, type OwnServer } from '../own-server.ts';
import { takePicture } from '../pictures.ts';
import {
  addCustomer,
  expectStep,
  issue,
  line,
  move,
  readOnPhoneInEnglish,
  saveDraft,
} from './write-quotation.ts';

const { detail, fields, lines, sending } = th;
/** Shorter than a session. */
const VALIDITY_DAYS = 3;
const DAY_MS = 24 * 3600 * 1000;

let ahead = 0;

test.use({ visitor: 'stranger' });

let server: OwnServer;

test.beforeAll(async () => {
  server = await startOwnServer('tests/support/programs/serve-application.ts');
});
test.afterAll(() => server.stop());

test('an offer can be accepted through its last day, has expired on the next, and is offered again', async ({
  browser,
}) => {
  // A day that ended meanwhile would count.
  await passDays(daysUntilNoon(), []);
  const seller = await open(browser, '/login');
  await signIn(seller);
  await writeOffer(seller);
  const offered = await addressOfOffer(seller);
  const customer = await open(browser, offered);
  await expect(customer.getByRole('button', { name: offerPageTh.accept })).toBeVisible();

  await passDays(VALIDITY_DAYS, [seller, customer]);
  await expectStep(seller, 'sent');
  await expect(customer.getByRole('button', { name: offerPageTh.accept })).toBeVisible();
  // Left open overnight.
  await customer.getByLabel(offerPageTh.name).fill('สมศรี ใจดี');
  await customer.getByRole('checkbox').check();

  await passDays(1, [seller]);
  await customer.getByRole('button', { name: offerPageTh.accept }).click();
  await expect(customer.getByRole('heading', { name: offerPageTh.unusable_title })).toBeVisible();
  expect(await examine(customer)).toEqual([]);
  const told = new RegExp(detail.expired.replace('{{day}}', '.*'));
  await expect(seller.getByText(told)).toBeVisible();
  await expect(seller.getByRole('button', { name: sending.title })).toBeHidden();
  await expect(seller.getByRole('button', { name: th.moves.names.accepted })).toBeHidden();
  expect(await examine(seller)).toEqual([]);
  await takePicture(seller, 'quotation-expired');

  await readOnPhoneInEnglish(seller);
  await expect(
    seller.getByText(new RegExp(en.detail.expired.replace('{{day}}', '.*'))),
  ).toBeVisible();
  expect(await examine(seller)).toEqual([]);
  await takePicture(seller, 'quotation-expired-phone');
  await seller.getByRole('button', { name: en.revisions.revise }).click();
  await seller.getByRole('dialog').getByRole('button', { name: en.revisions.revise }).click();
  await expect(seller.getByRole('heading', { level: 1, name: /-R2$/ })).toBeVisible();
  await seller.getByRole('button', { name: en.moves.issue }).click();
  await seller.getByRole('button', { name: en.moves.names.sent, exact: true }).click();
  const again = await open(browser, await addressOfOffer(seller, en));
  await again.getByLabel(offerPageTh.name).fill('สมศรี ใจดี');
  await again.getByRole('checkbox').check();
  await again.getByRole('button', { name: offerPageTh.accept }).click();
  await expect(again.getByText(offerPageTh.states.accepted)).toBeVisible();
  await passDays(1, [seller]);
  await expect(seller.getByText(en.statuses.accepted).first()).toBeVisible();
  for (const page of [seller, customer, again]) await page.context().close();
});

/** A browser of somebody's own. */
async function open(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.address,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
  });
  const page = await context.newPage();
  await page.clock.setSystemTime(Date.now() + ahead);
  await page.goto(path);
  return page;
}

async function writeOffer(page: Page): Promise<void> {
  await page.goto('/quotations/create');
  await addCustomer(page, 'ลูกค้าที่รอนาน จำกัด');
  await page.getByRole('button', { name: lines.add_free }).click();
  await line(page, 1).getByLabel(fields.item_name).fill('น้ำตาลทรายดิบ');
  await line(page, 1).getByRole('textbox', { name: fields.unit, exact: true }).fill('ตัน');
  await line(page, 1).getByLabel(fields.unit_price).fill('19500');
  const lastDay = new Date(Date.now() + ahead + VALIDITY_DAYS * DAY_MS);
  await page
    .getByLabel(fields.valid_until)
    .fill(lastDay.toLocaleDateString('th-TH', { timeZone: 'Asia/Bangkok' }));
  await saveDraft(page);
  await issue(page);
  await move(page, 'sent');
  await expectStep(page, 'sent');
}

/** Where the customer reads what the page shows. */
async function addressOfOffer(page: Page, texts: typeof th | typeof en = th): Promise<string> {
  await page.getByRole('tab', { name: texts.sending.documents }).click();
  await page.getByRole('button', { name: texts.sending.make_link }).click();
  const address = await page.getByText(/\/offer#/).textContent();
  await page.getByRole('tab', { name: texts.detail.overview }).click();
  return address ?? '';
}

/** In Bangkok, where it is five o'clock by the world's time. */
function daysUntilNoon(): number {
  const passed = (Date.now() / DAY_MS - 5 / 24) % 1;
  return 1 - passed;
}

/** Moves the clocks of the server and of browsers, whose pages are loaded again. */
async function passDays(days: number, pages: readonly Page[]): Promise<void> {
  ahead += days * DAY_MS;
  await server.passDays(days);
  for (const page of pages) {
    await page.clock.setSystemTime(Date.now() + ahead);
    await page.reload();
  }
}
