import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { visitRoutes } from '#modules/cane-surveys/contract/visits.ts';
import { administratorHeaders, administratorsEmployee } from '../administrator-headers.ts';
import { expect, signIn } from '../fixtures.ts';

export const FIELD = '/cane-surveys/field';

/** A picture of one pixel. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const plots = z.object({
  data: z
    .array(
      z.object({
        id: z.string(),
        deed_number: z.string(),
        latitude: z.number(),
        longitude: z.number(),
      }),
    )
    .length(2),
});

/** Two plots that are planned for today: those of a page of the list, so that journeys have their own. */
export async function planToday(request: APIRequestContext, pageOfList: number) {
  const headers = await administratorHeaders(request);
  const surveyor_id = await administratorsEmployee(request);
  const address = `/v1/land-plots?page_size=2&page=${pageOfList}&sort=area`;
  const { data } = plots.parse(await (await request.get(address, { headers })).json());
  const planned_on = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  for (const [index, { id: plot_id }] of data.entries()) {
    const body = { surveyor_id, planned_on, plot_id, place: pageOfList * 2 + index };
    const made = await request.post(visitRoutes.create.path, { headers, data: body });
    expect(made.status()).toBe(201);
  }
  const [first, second] = data;
  if (first === undefined || second === undefined) throw new Error('There are no plots');
  return [first, second] as const;
}

interface Phone {
  readonly browser: Browser;
  readonly baseURL: string | undefined;
  readonly at: { readonly latitude: number; readonly longitude: number };
}

/** A phone at a place, with the plan of the day and the page for the field on it. */
export async function takePhone({ browser, baseURL, at: { latitude, longitude } }: Phone) {
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
  return { phone, page };
}

/** Loses the network, and starts the page again without it. */
export async function goOffline(phone: BrowserContext, page: Page): Promise<void> {
  await phone.setOffline(true);
  await page.reload();
}
