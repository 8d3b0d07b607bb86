import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { emailChannel } from '#modules/notifications/contract/email-channel.ts';
import { lineChannel } from '#modules/notifications/contract/line-channel.ts';
import { smsChannel } from '#modules/notifications/contract/sms-channel.ts';
import { makeUp } from '#tests/support/sweep/made-up.ts';
import { call, partsOf } from '#tests/support/web/parts-of.ts';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { EmailSheet } = await import('./email-sheet.tsx');
const { LineSheet } = await import('./line-sheet.tsx');
const { SmsSheet } = await import('./sms-sheet.tsx');

const window = { opened: true, onClose: () => undefined };
const sheets: readonly [string, readonly string[], () => ReactNode][] = [
  [
    'Email',
    ['password'],
    () => EmailSheet({ ...window, channel: emailChannel.parse(makeUp(emailChannel)) }),
  ],
  [
    'LINE',
    ['token', 'secret'],
    () => LineSheet({ ...window, channel: lineChannel.parse(makeUp(lineChannel)) }),
  ],
  ['SMS', ['secret'], () => SmsSheet({ ...window, channel: smsChannel.parse(makeUp(smsChannel)) })],
];

it.each(sheets)('%s keeps the %o that nobody typed', async (_name, secrets, sheet) => {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, { body } = {}) => {
    sent.push(await new Response(body).json());
    return Response.json({ data: {} });
  });
  const parts = await partsOf(sheet, { texts: [texts] });
  const form = parts.find((part) => 'save' in part);
  await call(form, 'save', Object.fromEntries(secrets.map((name) => [name, ''])));
  await call(form, 'save', Object.fromEntries(secrets.map((name) => [name, 'typed'])));
  expect(sent).toEqual([{}, Object.fromEntries(secrets.map((name) => [name, 'typed']))]);
});
