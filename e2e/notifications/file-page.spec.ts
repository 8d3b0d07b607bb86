import { z } from 'zod';
import { NOTIFICATION_CUSTOM } from '#modules/notifications/contract/customs.ts';
import { en } from '#modules/notifications/i18n/en.ts';
import { th } from '#modules/notifications/i18n/th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { examine } from '../examine.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoSideways, onPhone } from '../phone.ts';
import { takePicture } from '../pictures.ts';
import { companyCaller, enableChannel, smsGateway, startProvider } from './http-provider.ts';
import { COMPANY, takeMailTurn } from './mail-turn.ts';

const CUSTOMS = '/api/notification-customs';
const FILE = 'กำหนดการเปิดหีบ.txt';
const READERS = [
  { language: 'th', locale: 'th-TH', texts: th.message_file },
  { language: 'en', locale: 'en-GB', texts: en.message_file },
] as const;

test('the file of an SMS is taken once, by a link that nobody has to sign in for', async ({
  browser,
  request,
  baseURL,
}) => {
  // Other journeys of the same company take turns.
  test.setTimeout(30 * 60_000);
  const turn = await takeMailTurn(request, baseURL);
  const links: string[] = [];
  const gateway = await startProvider((body) => {
    links.push(/http:\/\/[^\s"\\]+/.exec(body)?.[0] ?? '');
    return { status: 201, body: { id: `sms-${links.length}` } };
  });
  const call = companyCaller(request);
  await enableChannel(call, 'sms', smsGateway(gateway.url));
  const { id } = await call('POST', CUSTOMS, {
    name: `ไฟล์ทาง SMS ${Date.now()}`,
    channels: [{ channel: 'SMS', message: 'ดูกำหนดการ' }],
    recipient_others: READERS.map((_reader, index) => ({ phone: `+6681000000${index}` })),
  });
  const path = `${CUSTOMS}/${String(id)}`;
  const upload = await request.post('/v1/files/upload', {
    headers: await administratorHeaders(request, COMPANY),
    multipart: {
      entity_type: NOTIFICATION_CUSTOM,
      entity_id: String(id),
      file: { name: FILE, mimeType: 'text/plain', buffer: Buffer.from('เก้าโมงเช้า') },
    },
  });
  const { id: file } = z.object({ id: z.string() }).parse(await upload.json());
  const { updatedAt } = await call('GET', path);
  await call('PUT', path, {
    channels: [{ channel: 'SMS', message: 'ดูกำหนดการ', file }],
    is_draft: true,
    updatedAt,
  });
  await call('PUT', `${path}/send`, { undo_seconds: 0, confirmed_people: READERS.length });
  await expect.poll(() => links.length, { timeout: 120_000 }).toBe(READERS.length);

  for (const [index, { language, locale, texts }] of READERS.entries()) {
    const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const look = async (name: string) => {
      expect(await examine(page)).toEqual([]);
      await takePicture(page, `${name}-${language}`);
      await onPhone(page, async () => {
        await expectNoSideways(page);
        await takePicture(page, `${name}-${language}-phone`);
      });
    };
    await page.goto(links[index] ?? '');
    await expect(page.getByRole('heading', { name: FILE })).toBeVisible();
    await expect(page.getByText(texts.question)).toBeVisible();
    await look('file-page');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.take }).click();
    expect((await download).suggestedFilename()).toBe(FILE);
    await page.reload();
    await expect(page.getByRole('status')).toHaveText(texts.used);
    await expect(page.getByRole('button')).toHaveCount(0);
    await look('file-page-used');
    await context.close();
  }
  await turn.end();
  gateway.close();
});
