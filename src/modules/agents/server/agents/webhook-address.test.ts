import { expect, it } from 'vitest';
import { createWebhookCheck } from './webhook-address.ts';

const check = createWebhookCheck({ allowLoopback: false });

it.each([
  'http://localhost:3000/hook',
  'http://127.0.0.1/hook',
  'http://[::1]/hook',
  'http://169.254.169.254/',
  'https://[::ffff:10.0.0.1]/hook',
])('refuses what leads into a network, also by a name that resolves there: %s', async (address) => {
  expect(await check(address)).toBe('agents:errors.webhook_private');
});

it('accepts public addresses, and names that cannot be resolved today', async () => {
  expect(await check('https://93.184.215.14/hook')).toBeUndefined();
  expect(await check('https://no-such-name.invalid/hook')).toBeUndefined();
});

it('accepts this machine where the configuration allows it', async () => {
  const allowing = createWebhookCheck({ allowLoopback: true });
  expect(await allowing('http://localhost:3000/hook')).toBeUndefined();
  expect(await allowing('http://10.0.0.1/hook')).toBe('agents:errors.webhook_private');
});
