import { expect, it } from 'vitest';
import { smsSettings } from '#modules/notifications/contract/sms-channel.ts';
import { readReceipt } from './read-receipt.ts';

const twilio = smsSettings.parse({});
const generic = smsSettings.parse({
  preset: 'generic',
  receipt_id_path: 'message.id',
  receipt_state_path: 'message.status',
});

it('a receipt of Twilio is read as Twilio documents it', () => {
  const receipt = (MessageStatus: string, more = {}) =>
    readReceipt(twilio, { MessageSid: 'SM1', MessageStatus, ...more });
  expect(receipt('delivered')).toMatchObject({ id: 'SM1', state: 'delivered' });
  expect(receipt('undelivered', { ErrorCode: '30003' })).toMatchObject({
    state: 'failed',
    said: 'undelivered 30003',
  });
  for (const onItsWay of ['accepted', 'queued', 'sending', 'sent']) {
    expect(receipt(onItsWay)).toBeUndefined();
  }
});

it('a receipt of another gateway is read where its settings say', () => {
  const receipt = (status: string) => readReceipt(generic, { message: { id: 77, status } });
  expect(receipt('DELIVRD')).toMatchObject({ id: '77', state: 'delivered' });
  expect(receipt('UNDELIV')).toMatchObject({ id: '77', state: 'failed' });
  expect(receipt('ENROUTE')).toBeUndefined();
});

it('a call about something else is none', () => {
  for (const body of [{}, { MessageSid: 'SM1' }, { MessageStatus: 'delivered' }, undefined, 'x']) {
    expect(readReceipt(twilio, body)).toBeUndefined();
  }
  expect(
    readReceipt(smsSettings.parse({ preset: 'generic' }), { '': 'delivered' }),
  ).toBeUndefined();
});
