import { describe, expect, it } from 'vitest';
import { guardedLookup, isAllowedDestination, type Resolve } from './address-guard.ts';
import { createReach } from './create-reach.ts';
import type { InHouseService } from './in-house-service.ts';

const everywhere = ['10.0.0.0/8', '192.168.0.0/16', '100.64.0.0/10', 'fd00::/8'].map((host) => ({
  host,
  ports: [],
}));

interface Settings {
  readonly services?: readonly InHouseService[];
  readonly databaseUrl?: string;
  readonly allowLoopback?: boolean;
}

async function reachable(
  { host = '', address, port }: { host?: string; address: string; port: number },
  { services = everywhere, databaseUrl, allowLoopback = false }: Settings = {},
) {
  const reach = createReach({
    config: { allowLoopback, DATABASE_URL: databaseUrl },
    inHouseOf: async () => services,
    ports: () => [3000],
  });
  return isAllowedDestination({ host, address, port }, await reach.guardOf(1));
}

describe('what a company may reach', () => {
  it('never includes our own database, wherever it is', async () => {
    const databaseUrl = 'postgres://owner:secret@10.1.2.3:6432/backoffice';
    expect(await reachable({ address: '10.1.2.3', port: 6432 }, { databaseUrl })).toBe(false);
    expect(await reachable({ address: '::ffff:10.1.2.3', port: 6432 }, { databaseUrl })).toBe(
      false,
    );
    expect(await reachable({ address: '10.1.2.3', port: 80 }, { databaseUrl })).toBe(true);
    expect(await reachable({ address: '10.1.2.4', port: 6432 }, { databaseUrl })).toBe(true);
    const onTheInternet = { databaseUrl: 'postgres://owner:secret@[2606:4700::1]/backoffice' };
    expect(await reachable({ address: '2606:4700::1', port: 5432 }, onTheInternet)).toBe(false);
  });

  it.each(['postgres://owner@localhost:5433/b', 'postgres:///b?host=/run/postgresql&port=5433'])(
    'never includes our own database on this machine, by any of its addresses: %s',
    async (databaseUrl) => {
      const settings = { databaseUrl, allowLoopback: true };
      for (const address of ['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1']) {
        expect(await reachable({ address, port: 5433 }, settings)).toBe(false);
        expect(await reachable({ address, port: 5678 }, settings)).toBe(true);
      }
    },
  );

  it('never includes the keys of a cloud, though a network around them is allowed', async () => {
    for (const address of ['100.100.100.200', 'fd00:ec2::254', '168.63.129.16']) {
      expect(await reachable({ address, port: 80 })).toBe(false);
    }
    expect(await reachable({ address: '100.100.100.201', port: 80 })).toBe(true);
  });

  it('follows an allowed name into the network, but not to this machine or the keys of a cloud', async () => {
    const services = [{ host: 'erp.mill.local', ports: [443] }];
    const of = (address: string, { host = 'ERP.mill.local.', port = 443 } = {}) =>
      reachable({ host, address, port }, { services });
    expect(await of('10.1.2.3')).toBe(true);
    expect(await of('10.1.2.3', { port: 80 })).toBe(false);
    expect(await of('10.1.2.3', { host: 'other.mill.local' })).toBe(false);
    expect(await of('127.0.0.1')).toBe(false);
    expect(await of('169.254.169.254')).toBe(false);
    expect(await of('0.0.0.0')).toBe(false);
  });

  it('is decided when the name is looked up to connect, by every address that it leads to', async () => {
    const answers = ['10.1.2.3', '127.0.0.1'];
    const resolve: Resolve = (_name, _options, done) =>
      done(
        null,
        answers.splice(0, 1).map((address) => ({ address, family: 4 })),
      );
    const lookup = guardedLookup({
      allowLoopback: false,
      resolve,
      port: 443,
      inHouse: [{ host: 'erp.mill.local', ports: [] }],
    });
    const connect = () =>
      new Promise((done) =>
        lookup('erp.mill.local', {}, (error, address) => done(error?.name ?? address)),
      );
    expect(await connect()).toBe('10.1.2.3');
    expect(await connect()).toBe('ForbiddenAddressError');
  });

  it('is refused for a name that leads to an allowed address and to a forbidden one, in any order', async () => {
    const both = ['93.184.215.14', '127.0.0.1'];
    for (const addresses of [both, both.toReversed()]) {
      const lookup = guardedLookup({
        allowLoopback: false,
        resolve: (_name, _options, done) =>
          done(
            null,
            addresses.map((address) => ({ address, family: 4 })),
          ),
        port: 443,
      });
      const found = new Promise((done) => lookup('two.example', {}, (error) => done(error?.name)));
      expect(await found).toBe('ForbiddenAddressError');
    }
  });
});
