import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createMovableClock } from '#tests/support/movable-clock.ts';
import { send } from '#tests/support/send.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { serverKeysOf } from './server-keys.ts';

const clock = createMovableClock();
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const edwards = generateKeyPairSync('ed25519');

let app: TestApp;
let me: SignedIn;
let other: SignedIn;
let key: Uint8Array;
let refreshKey: Uint8Array;

beforeAll(async () => {
  app = await startTestApp({ role: 'web', clock });
  me = await signIn(app);
  other = await signIn(app, await addUser(app));
  ({ accessToken: key, refreshToken: refreshKey } = await serverKeysOf(app.context)());
});

afterAll(() => app.close());

function statusOf(token: string) {
  const headers = { authorization: `Bearer ${token}`, 'x-company-id': '1' };
  return send(app, { method: 'GET', path: '/api/user-settings', headers }).then(
    ({ status }) => status,
  );
}

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

function header(changes: object = {}) {
  return { alg: 'HS256', typ: 'at+jwt', ...changes };
}

function payload(changes: object = {}) {
  const now = Math.floor(clock.now().getTime() / 1000);
  const { sid } = z
    .object({ sid: z.string() })
    .parse(JSON.parse(Buffer.from(me.jwt.split('.')[1] ?? '', 'base64url').toString()));
  const claims = { sid, sub: me.userId, iss: 'backoffice', aud: 'backoffice:api' };
  return { ...claims, iat: now, exp: now + 600, ...changes };
}

interface Signature {
  readonly secret?: Uint8Array | string;
  readonly hash?: string;
}

function forge(head: object, body: object, { secret = key, hash = 'sha256' }: Signature = {}) {
  const content = `${encode(head)}.${encode(body)}`;
  return `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`;
}

function forgeByPair(alg: string, privateKey: typeof pair.privateKey, hash: string | null) {
  const content = `${encode(header({ alg }))}.${encode(payload())}`;
  return `${content}.${sign(hash, Buffer.from(content), privateKey).toString('base64url')}`;
}

/** Each but the first is forged in one respect; the first shows that everything else about them is right. */
function forgeries(): Record<string, string> {
  const now = Math.floor(clock.now().getTime() / 1000);
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' });
  const attackerKey = Buffer.from('attacker-attacker-attacker-attacker');
  const jwk = { kty: 'oct', k: attackerKey.toString('base64url') };
  const [head = '', body = '', signature = ''] = me.jwt.split('.');
  return {
    'not signed': `${encode(header({ alg: 'none' }))}.${encode(payload())}.`,
    'not signed, spelled otherwise': `${encode(header({ alg: 'nOnE' }))}.${encode(payload())}.`,
    'said to be unsigned, with a signature': forge(header({ alg: 'none' }), payload()),
    'signed by HS384': forge(header({ alg: 'HS384' }), payload(), { hash: 'sha384' }),
    'signed by HS512': forge(header({ alg: 'HS512' }), payload(), { hash: 'sha512' }),
    'signed by RS256': forgeByPair('RS256', pair.privateKey, 'sha256'),
    'signed by EdDSA': forgeByPair('EdDSA', edwards.privateKey, null),
    'signed with a public key as the secret': forge(header(), payload(), { secret: publicKey }),
    'signed with an empty key': forge(header(), payload(), { secret: '' }),
    'signed with the key of refresh tokens': forge(header(), payload(), { secret: refreshKey }),
    'signed with a guess': forge(header(), payload(), { secret: 'secret' }),
    'bringing its own key': forge(header({ jwk }), payload(), { secret: attackerKey }),
    'naming a key elsewhere': forge(header({ jku: 'http://127.0.0.1/keys' }), payload(), {
      secret: attackerKey,
    }),
    'naming a key file': forge(header({ kid: '../../dev/null' }), payload(), { secret: '' }),
    'with a critical header nobody knows': forge(header({ crit: ['x'], x: 1 }), payload()),
    'with a payload that is not encoded': forge(header({ crit: ['b64'], b64: false }), payload()),
    'of another type': forge(header({ typ: 'JWT' }), payload()),
    'of no type': forge(header({ typ: undefined }), payload()),
    'for another audience': forge(header(), payload({ aud: 'backoffice:refresh' })),
    'for no audience': forge(header(), payload({ aud: undefined })),
    'by another issuer': forge(header(), payload({ iss: 'somebody' })),
    'run out': forge(header(), payload({ exp: now - 1 })),
    'running out now': forge(header(), payload({ exp: now })),
    'that never runs out': forge(header(), payload({ exp: undefined })),
    'running out at a text': forge(header(), payload({ exp: 'tomorrow' })),
    'good from tomorrow on': forge(header(), payload({ nbf: now + 86_400 })),
    'of nobody': forge(header(), payload({ sub: undefined })),
    'of another person in my session': forge(header(), payload({ sub: other.userId })),
    'of no session': forge(header(), payload({ sid: undefined })),
    'of a session that is none': forge(header(), payload({ sid: randomUUID() })),
    'of a session that is a trick': forge(header(), payload({ sid: "' or 1=1 --" })),
    'with a changed payload': `${head}.${encode(payload({ admin: true }))}.${signature}`,
    'with a cut signature': `${head}.${body}.${signature.slice(0, -2)}`,
    'without a signature': `${head}.${body}`,
    'a refresh token': me.refreshToken,
    nonsense: 'x.y.z',
    empty: '',
  };
}

describe('an access token', () => {
  test('made like the forgeries is valid when nothing about it is forged', async () => {
    expect(await statusOf(me.jwt)).toBe(200);
    expect(await statusOf(forge(header(), payload()))).toBe(200);
  });

  test('that is forged is refused, whatever the forgery', async () => {
    const accepted: string[] = [];
    for (const [name, token] of Object.entries(forgeries())) {
      if ((await statusOf(token)) !== 401) accepted.push(name);
    }
    expect(accepted).toEqual([]);
  });

  test('with any one character changed is refused', async () => {
    const { jwt } = me;
    const places = Array.from({ length: 60 }, (_, index) => Math.floor((index * jwt.length) / 60));
    const changed = places.map((at) => {
      const instead = jwt[at] === 'A' ? 'B' : 'A';
      return jwt.slice(0, at) + instead + jwt.slice(at + 1);
    });
    const statuses = await Promise.all(changed.map(statusOf));
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  test('gives no reason when it is refused, and works in no other place', async () => {
    const refused = await send(app, { method: 'GET', path: '/api/user-settings' });
    expect(refused.body).toMatchObject({ success: false, code: 'unauthenticated' });
    const inAddress = await send(app, {
      method: 'GET',
      path: `/api/user-settings?access_token=${me.jwt}&token=${me.jwt}`,
      headers: {
        cookie: `jwt=${me.jwt}; backoffice_refresh=${me.refreshToken}`,
        'x-client': 'web',
      },
    });
    expect(inAddress.status).toBe(401);
  });

  test('expires after 10 minutes', async () => {
    const { jwt } = await signIn(app);
    clock.advance(10 * 60_000 - 1_000);
    expect(await statusOf(jwt)).toBe(200);
    clock.advance(1_000);
    expect(await statusOf(jwt)).toBe(401);
  });
});
