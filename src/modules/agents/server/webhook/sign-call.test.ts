import { expect, it } from 'vitest';
import { newWebhookSecret, signCall } from './sign-call.ts';

// The example of the Standard Webhooks specification.
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const call = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
};

it('signs as the specification does', () => {
  expect(signCall([SECRET], call)).toEqual({
    'webhook-id': call.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('signs with each of several secrets, and not at all with none', () => {
  const other = newWebhookSecret();
  const both = signCall([other, SECRET], call)['webhook-signature']?.split(' ');
  expect(both).toHaveLength(2);
  expect(both?.[1]).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  expect(signCall([], call)).toEqual({});
});

it('makes secrets of 32 random bytes', () => {
  const secret = newWebhookSecret();
  expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
  expect(newWebhookSecret()).not.toBe(secret);
});
