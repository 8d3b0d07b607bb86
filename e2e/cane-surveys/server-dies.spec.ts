import { request as calls, type Page, type Route } from '@playwright/test';
import { z } from 'zod';
import { th } from '#modules/cane-surveys/i18n/th.ts';
import { administratorHeaders, callOwnServer } from '../administrator-headers.ts';
import { expect, test } from '../fixtures.ts';
import { startOwnServer, type OwnServer } from '../own-server.ts';
import { goOffline, PICTURE, planToday, sendAll, takePhone } from './in-the-field.ts';

test.use({ visitor: 'stranger' });

const found = z.object({ data: z.array(z.object({ id: z.string() })) });

let server: OwnServer;

test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.stop());

test('a survey arrives once with its photo, though the server dies after storing each of them', async ({
  browser,
}) => {
  const { address } = server;
  const request = await calls.newContext({ baseURL: address });
  callOwnServer(request);
  const [plot] = await planToday(request);
  const { phone, page } = await takePhone({ browser, baseURL: address, at: plot });
  await goOffline(phone, page);
  const card = page.getByRole('listitem').filter({ hasText: plot.deed_number });
  await card.getByRole('button', { name: th.field.survey }).click();
  await page.getByLabel(th.fields.height_cm, { exact: true }).fill('240');
  await page.getByLabel(th.field.add_photo).setInputFiles({
    name: 'แปลง.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  });
  await expect(page.getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: th.field.finish }).click();

  // The page sends what waits again by itself, so each death is prepared before it can.
  const deaths = [
    await dieAfterStoring(page, '**/v1/cane-surveys'),
    await dieAfterStoring(page, '**/v1/files/upload'),
  ];
  await phone.setOffline(false);
  for (const { isDead } of deaths) {
    const send = page.getByRole('button', { name: th.field.send });
    await send.or(page.getByRole('button', { name: th.field.load_again })).click();
    await isDead;
    await expect(page.getByText(th.field.offline)).toBeVisible();
    await expect(page.getByText(th.field.waiting.replace('{{count}}', '1'))).toBeVisible();
    await server.startAgain();
  }
  await sendAll(page);

  const headers = await administratorHeaders(request);
  const stored = async (from: string) =>
    found.parse(await (await request.get(from, { headers })).json()).data;
  const surveys = await stored('/v1/cane-surveys');
  expect(surveys).toHaveLength(1);
  const [survey] = surveys;
  expect(
    await stored(`/v1/files?entity_type=cane_survey&entity_id=${survey?.id ?? ''}`),
  ).toHaveLength(1);
  await request.dispose();
  await phone.close();
});

/** Has the server die once it has stored the next thing that the page sends there. */
async function dieAfterStoring(page: Page, path: string): Promise<{ isDead: Promise<void> }> {
  const { promise: isDead, resolve } = Promise.withResolvers<void>();
  const die = async (route: Route) => {
    await route.fetch();
    await server.crash();
    await route.abort('connectionreset');
    resolve();
  };
  // Once: what the page sends again finds no server.
  await page.route(path, die, { times: 1 });
  return { isDead };
}
