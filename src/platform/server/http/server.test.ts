import { request as rawRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorBody } from '#platform/contract/errors.ts';
import { contentTypesThatAreNotJson } from '#tests/support/hostile/content-types.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { embeddedDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { call, saveNote, startPlatformApp, type PlatformApp } from '#tests/support/platform-app.ts';

const upload = defineRoute({
  method: 'POST',
  path: '/v1/uploads',
  access: 'public',
  summary: 'Takes files in',
  form: { file: 'file', most: 100, bytes: 1_000_000_000 },
  answers: { 201: z.object({ sizes: z.array(z.number()) }) },
});
const guess = defineRoute({
  method: 'POST',
  path: '/v1/guesses',
  access: 'person',
  summary: 'A route that anyone may call',
  answers: { 204: z.undefined() },
});

let home: TestDatabase;
let app: PlatformApp;
let writer: Record<string, string>;

beforeAll(async () => {
  home = await embeddedDatabase();
  app = await startPlatformApp({
    home,
    trustProxy: '127.0.0.1',
    routes(serve) {
      serve.outside(upload, async ({ request }) => {
        const sizes: number[] = [];
        for await (const file of request.files()) sizes.push((await file.toBuffer()).length);
        return { sizes };
      });
      serve.outside(guess, async () => undefined, { perMinute: 10 });
      serve.outside(saveNote, async ({ body }) => ({ id: '1', text: body.text }));
    },
  });
  writer = app.members.add('01a1fda0-0000-7000-8000-000000000001', 1, ['notes:write']);
});
afterAll(async () => {
  await app.close();
  await home.close();
});

const errorOf = (answer: { body: unknown }) => errorBody.parse(answer.body);

describe('the input', () => {
  const save = (init: Parameters<typeof call>[1] = {}) =>
    call(`${app.address}/v1/notes`, {
      method: 'POST',
      ...init,
      headers: { ...writer, ...init.headers },
    });

  it('is answered when it is valid', async () => {
    const answer = await save({ json: { text: 'hello' } });
    expect([answer.status, answer.body]).toEqual([201, { id: '1', text: 'hello' }]);
  });

  it.each([
    [{}, 'text', 'platform:validation.required', 'กรุณากรอกข้อมูลช่องนี้'],
    [{ text: 5 }, 'text', 'platform:validation.wrong_type', 'ชนิดข้อมูลไม่ถูกต้อง'],
    [{ text: '' }, 'text', 'platform:validation.too_short', 'ต้องมีอย่างน้อย 1 ตัวอักษร'],
    [{ text: 'x'.repeat(21) }, 'text', 'platform:validation.too_long', 'ยาวได้ไม่เกิน 20 ตัวอักษร'],
    [
      { text: 'x', role: 'administrator' },
      'role',
      'platform:validation.unknown_field',
      'ไม่รู้จักช่องข้อมูลนี้',
    ],
  ])('%j is refused at its field, with a text', async (json, ...[path, code, message]) => {
    const answer = await save({ json });
    expect(answer.status).toBe(400);
    expect(errorOf(answer).fields).toEqual([{ path, code, message }]);
  });

  it.each([
    '{',
    '',
    '{"text":"a","__proto__":{"x":1}}',
    '{"constructor":{"prototype":{}}}',
    'null',
    '[]',
    '"text"',
    '\u0000',
  ])('%j is no body', async (body) => {
    const answer = await save({ body, headers: { 'content-type': 'application/json' } });
    expect([answer.status, errorOf(answer).code]).toEqual([400, 'validation_failed']);
  });

  it.each([
    ['{"text": hello}', 'บรรทัดที่ 1 คอลัมน์ที่ 10'],
    ['{\n  "text": "hello",\n}', 'บรรทัดที่ 3 คอลัมน์ที่ 1'],
    ['{"text":"hello"', 'บรรทัดที่ 1 คอลัมน์ที่ 16'],
  ])('that is no JSON is refused with the place: %j', async (body, place) => {
    const answer = await save({ body, headers: { 'content-type': 'application/json' } });
    expect(answer.status).toBe(400);
    const [problem] = errorOf(answer).fields ?? [];
    expect(problem?.code).toBe('platform:validation.malformed_json');
    expect(problem?.message).toContain(place);
  });

  it.each(['a\0b', '\ud800'])(
    'with text that cannot be stored is refused at its field: %j',
    async (text) => {
      const path = 'text';
      const code = 'platform:validation.unprintable_character';
      expect(errorOf(await save({ json: { text } })).fields).toMatchObject([{ path, code }]);
      const query = await call(
        `${app.address}/v1/notes?${new URLSearchParams({ [`x${text}`]: '1' })}`,
        {
          method: 'POST',
          json: { text: 'hello' },
          headers: writer,
        },
      );
      expect(query.status).toBe(400);
    },
  );

  it('is refused with a name that the query does not have', async () => {
    const answer = await call(`${app.address}/v1/notes?colour=red`, {
      method: 'POST',
      json: { text: 'hello' },
      headers: writer,
    });
    expect(answer.status).toBe(400);
    expect(errorOf(answer).fields).toMatchObject([
      { path: 'colour', code: 'platform:validation.unknown_field' },
    ]);
  });

  it('in a form that ends in the middle is refused', async () => {
    const answer = await call(`${app.address}/v1/uploads`, {
      method: 'POST',
      body: '--x\r\ncontent-disposition: form-data; name="f"; filename="a.txt"\r\n\r\nhalf',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect([answer.status, errorOf(answer).fields?.[0]?.code]).toEqual([
      400,
      'platform:validation.malformed_form',
    ]);
  });

  it('larger than a megabyte is refused', async () => {
    const answer = await save({ json: { text: 'x'.repeat(1024 * 1024) } });
    expect([answer.status, errorOf(answer).code]).toEqual([413, 'too_large']);
  });

  it.each(contentTypesThatAreNotJson)('of the kind %j is refused', async (type) => {
    const answer = await save({
      body: '{"text":"hello"}',
      headers: { 'content-type': type },
    });
    expect([answer.status, errorOf(answer).code]).toEqual([415, 'unsupported_media_type']);
  });

  it.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'application/json ;x=y',
  ])('of the kind %j is validated like any JSON', async (type) => {
    const good = await save({ body: '{"text":"hello"}', headers: { 'content-type': type } });
    const bad = await save({ body: '{"text":5}', headers: { 'content-type': type } });
    expect([good.status, bad.status]).toEqual([201, 400]);
  });

  it('without a content type is refused', async () => {
    const answer = await save({ body: new Uint8Array([123, 125]) });
    expect(answer.status).toBe(415);
  });

  it('in JSON is refused where files are expected', async () => {
    for (const type of [
      'application/json',
      'text/plain',
      'multipart/mixed; boundary=x',
      'multipart/form-data',
    ]) {
      const answer = await call(`${app.address}/v1/uploads`, {
        method: 'POST',
        body: '{"files":[{"path":"/etc/passwd"}]}',
        headers: { 'content-type': type },
      });
      expect([type, answer.status]).toEqual([type, 415]);
    }
  });

  it('takes files far larger than a JSON body', async () => {
    const body = new FormData();
    body.append('files', new Blob(['x'.repeat(3 * 1024 * 1024)]), 'large.txt');
    const answer = await call(`${app.address}/v1/uploads`, { method: 'POST', body });
    expect(answer.body).toEqual({ sizes: [3 * 1024 * 1024] });
  });
});

describe('a caller', () => {
  const guessAs = (headers: Record<string, string>) =>
    call(`${app.address}/v1/guesses`, { method: 'POST', headers });

  it('who calls too often learns when to try again, signed in or not', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await guessAs({ authorization: `Bearer wrong${attempt}` })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const refused = await guessAs({});
    expect(errorOf(refused).code).toBe('rate_limited');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('is counted by person once signed in, and by network before', async () => {
    const { authorization } = app.members.add('someone-else', 1);
    expect((await guessAs({ authorization })).status).toBe(204);
    const from = (address: string) => guessAs({ 'x-forwarded-for': address });
    for (let host = 0; host < 10; host += 1) await from(`2001:db8:1:2::${host}`);
    expect((await from('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await from('2001:db8:1:3::1')).status).toBe(401);
    expect((await from('::ffff:203.0.113.5')).status).toBe(401);
  });

  it.each(['true', '0x1', '1.0', '01', '1,1', ''])('is in no company %j', async (company) => {
    const { status, body } = await call(`${app.address}/v1/notes`, {
      method: 'POST',
      json: { text: 'hello' },
      headers: { ...writer, 'x-company-id': company },
    });
    expect([status, body]).toMatchObject([403, { code: 'company_forbidden' }]);
  });

  it('may send each header once', async () => {
    const twice = await new Promise<number | undefined>((resolve, reject) => {
      rawRequest(`${app.address}/v1/notes`, {
        method: 'POST',
        headers: { ...writer, 'x-company-id': ['1', '1'], 'content-type': 'application/json' },
      })
        .on('response', (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end('{"text":"hello"}');
    });
    expect(twice).toBe(403);
  });
});

describe('every answer', () => {
  const policy = (value: string | null) => value?.split('; ').toSorted();
  const paths = [
    '/health',
    '/ready',
    '/metrics',
    '/openapi.json',
    '/v1/nothing',
    '/v1/notes',
    '/v1/%E0%A4%A',
  ];
  it.each(paths)('has the protective headers, at %s', async (path) => {
    const { headers } = await call(app.address + path);
    expect(policy(headers.get('content-security-policy'))).toContain("default-src 'none'");
    expect(policy(headers.get('content-security-policy'))).toContain("script-src 'self'");
    expect(policy(headers.get('content-security-policy'))).toContain("style-src 'self'");
    expect(policy(headers.get('content-security-policy'))).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });
});
