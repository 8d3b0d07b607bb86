import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { visitRoutes } from '#modules/cane-surveys/contract/visits.ts';
import { th } from '#modules/cane-surveys/i18n/th.ts';
import { administratorHeaders, administratorsEmployee } from '../administrator-headers.ts';
import { expect, signIn } from '../fixtures.ts';
import { addPlot, madeUpGround } from '../land-plots/made-up-plots.ts';
import { storedIn } from '../stored-in.ts';

export const FIELD = '/cane-surveys/field';

/** A picture of one pixel. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Two plots of a journey's own that are planned for today. */
export async function planToday(request: APIRequestContext) {
  const headers = await administratorHeaders(request);
  const surveyor_id = await administratorsEmployee(request);
  const plots = [
    await addPlot(request, madeUpGround()),
    await addPlot(request, madeUpGround()),
  ] as const;
  const planned_on = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  for (const { id: plot_id } of plots) {
    const body = { surveyor_id, planned_on, plot_id };
    const made = await request.post(visitRoutes.create.path, { headers, data: body });
    expect(made.status()).toBe(201);
  }
  return plots;
}

interface Phone {
  readonly browser: Browser;
  readonly baseURL: string | undefined;
  /** A plot that is planned, or near one that is. */
  readonly at: {
    readonly latitude: number;
    readonly longitude: number;
    readonly deed_number: string;
  };
}

/** A phone at a plot, with the plan of the day and the page for the field on it. */
export async function takePhone({ browser, baseURL, at }: Phone) {
  const { latitude, longitude, deed_number } = at;
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
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // What is shown may not be on the phone yet.
  const fetched = async () => (await storedIn(page))['backoffice-field'] ?? '';
  await expect.poll(fetched).toContain(deed_number);
  return { phone, page };
}

/** Has the page send what waits, unless it has done so by itself, until nothing waits any more. */
export async function sendAll(page: Page): Promise<void> {
  const allSent = page.getByText(th.field.all_sent);
  await expect(async () => {
    if (!(await allSent.isVisible())) {
      const send = page.getByRole('button', { name: th.field.send });
      const retry = page.getByRole('button', { name: th.field.load_again });
      await send.or(retry).click({ timeout: 2_000 });
    }
    await expect(allSent).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** Loses the network, and starts the page again without it. */
export async function goOffline(phone: BrowserContext, page: Page): Promise<void> {
  await phone.setOffline(true);
  await page.reload();
}
