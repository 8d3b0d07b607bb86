import { expect, it } from 'vitest';
import { createReach } from '#platform/server/outbound/create-reach.ts';
import type { InHouseService } from '#platform/server/outbound/in-house-service.ts';
import { createWebhookCheck } from './webhook-address.ts';

interface Allowed {
  readonly allowLoopback?: boolean;
  readonly inHouse?: readonly InHouseService[];
}

const checking = ({ allowLoopback = false, inHouse = [] }: Allowed = {}) => {
  const config = { allowLoopback, DATABASE_URL: undefined };
  const reach = createReach({ config, inHouseOf: async () => inHouse, ports: () => [] });
  const check = createWebhookCheck(reach);
  return (address: string) => check({ companyId: 1, address });
};
const check = checking();

it.each([
  'http://10.0.0.1/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'http://192.168.1.5:5678/hook',
  'http://[fd00::7]/hook',
])('refuses what leads into a network, which an administrator can allow: %s', async (address) => {
  expect(await check(address)).toBe('agents:errors.webhook_private');
});

it.each([
  'http://localhost:3000/hook',
  'http://127.0.0.1/hook',
  'http://[::1]/hook',
  'http://169.254.169.254/',
  'http://168.63.129.16/metadata/instance',
  'http://[fd00:ec2::254]/latest',
])('refuses what nobody in a company can allow, also by a name: %s', async (address) => {
  expect(await check(address)).toBe('agents:errors.webhook_forbidden');
});

it('accepts public addresses, and names that cannot be resolved today', async () => {
  expect(await check('https://93.184.215.14/hook')).toBeUndefined();
  expect(await check('https://no-such-name.invalid/hook')).toBeUndefined();
});

it('accepts this machine where the configuration allows it', async () => {
  const allowing = checking({ allowLoopback: true });
  expect(await allowing('http://localhost:3000/hook')).toBeUndefined();
  expect(await allowing('http://10.0.0.1/hook')).toBe('agents:errors.webhook_private');
});

it('accepts a service that the company allows, at its ports', async () => {
  const allowing = checking({ inHouse: [{ host: '10.0.0.0/24', ports: [5678] }] });
  expect(await allowing('http://10.0.0.1:5678/hook')).toBeUndefined();
  expect(await allowing('http://10.0.0.1/hook')).toBe('agents:errors.webhook_private');
  expect(await allowing('http://10.0.1.1:5678/hook')).toBe('agents:errors.webhook_private');
});
