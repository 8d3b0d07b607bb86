import { expect, it } from 'vitest';
import { mailFailureOf } from './mail-failure.ts';

it.each([
  ['RCPT TO', '550 5.1.1 no such mailbox', 'bad_address'],
  ['RCPT TO', '550 5.2.1 mailbox disabled', 'bad_address'],
  ['RCPT TO', '550 5.4.1 recipient address rejected', 'bad_address'],
  ['DATA', '550 5.1.1 no such mailbox', 'bad_address'],
  ['RCPT TO', '550 no such mailbox', 'bad_address'],
  ['DATA', '550 not wanted', 'refused'],
  ['RCPT TO', '550 5.7.1 not allowed', 'refused'],
  ['DATA', '552 5.2.3 message too long', 'refused'],
  ['RCPT TO', '452 4.2.2 mailbox full', 'later'],
  ['RCPT TO', '451 try later', 'later'],
] as const)('after %s, %s means %s', (command, response, expected) => {
  const refusal = {
    message: response,
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  };
  expect(mailFailureOf(refusal, command === 'DATA')).toBe(expected);
});
