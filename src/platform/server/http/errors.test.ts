import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorBody, errors } from '#platform/contract/errors.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { en } from '#platform/contract/texts/en.ts';
import { th } from '#platform/contract/texts/th.ts';
import { embeddedDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { call, startPlatformApp, type PlatformApp } from '#tests/support/platform-app.ts';

const errorName = z.enum([
  'validation_failed',
  'unauthenticated',
  'forbidden',
  'company_forbidden',
  'second_factor_required',
  'token_of_other_company',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'conflict',
  'still_referred_to',
  'request_in_progress',
  'too_large',
  'unsupported_media_type',
  'idempotency_mismatch',
  'rate_limited',
  'internal',
  'unavailable',
  'disk_full',
]);

const fail = defineRoute({
  method: 'GET',
  path: '/v1/failures/:name',
  access: 'public',
  summary: 'Fails with the given error',
  params: z.object({ name: errorName }),
  answers: { 200: z.object({}) },
});
const crash = defineRoute({
  method: 'GET',
  path: '/v1/crash',
  access: 'public',
  summary: 'Fails unexpectedly',
  answers: { 200: z.object({}) },
});
const fill = defineRoute({
  method: 'GET',
  path: '/v1/fill',
  access: 'public',
  summary: 'Writes where the disk of the database is full',
  answers: { 200: z.object({}) },
});
const leak = defineRoute({
  method: 'GET',
  path: '/v1/leak',
  access: 'public',
  summary: 'Returns more than it declares',
  query: z.object({ status: z.coerce.number().default(200), broken: z.string().optional() }),
  answers: { 200: z.object({ name: z.string().min(1) }) },
});

let home: TestDatabase;
let app: PlatformApp;

beforeAll(async () => {
  home = await embeddedDatabase();
  app = await startPlatformApp({
    home,
    routes(serve) {
      serve.outside(fail, async ({ params }) => {
        throw errors[params.name]({ retryAfterSeconds: 7 });
      });
      serve.outside(crash, async () => {
        throw new Error('the password is hunter2');
      });
      serve.outside(fill, async () => {
        throw new Error('Failed query: hunter2', { cause: { code: '53100' } });
      });
      serve.outside(leak, async ({ query, reply }) => {
        void reply.code(query.status);
        return { name: query.broken === undefined ? 'name' : '', password: 'hunter2' };
      });
    },
  });
});
afterAll(async () => {
  await app.close();
  await home.close();
});

const errorOf = (answer: { body: unknown }) => errorBody.parse(answer.body);

describe('a failure', () => {
  it('of every kind is tested here', () => {
    expect(errorName.options.toSorted()).toEqual(Object.keys(errors).toSorted());
  });

  it.each(errorName.options)(
    'of the kind %s has its status and its text in both languages',
    async (name) => {
      for (const [language, texts] of [
        ['th', th],
        ['en', en],
      ] as const) {
        const answer = await call(`${app.address}/v1/failures/${name}`, {
          headers: { 'accept-language': language },
        });
        const error = errorOf(answer);
        expect(answer.status).toBe(errors[name]().status);
        expect(error.code).toBe(name);
        expect(error.message).toBe(texts.errors[name].replace('{{request_id}}', error.request_id));
        expect(answer.headers.get('x-request-id')).toBe(error.request_id);
        expect(answer.headers.get('retry-after')).toBe('7');
        expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    },
  );

  it('that is unexpected reveals nothing but its id', async () => {
    const answer = await call(`${app.address}/v1/crash`);
    expect(answer.status).toBe(500);
    expect(errorOf(answer).code).toBe('internal');
    expect(JSON.stringify(answer.body)).not.toContain('hunter2');
  });

  it('of a write because the disk is full says so, and when to try again', async () => {
    const answer = await call(`${app.address}/v1/fill`);
    expect([answer.status, errorOf(answer).code]).toEqual([503, 'disk_full']);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(JSON.stringify(answer.body)).not.toContain('hunter2');
  });

  it.each([
    '/v1/nothing',
    '/v1',
    '/api',
    '/api/nothing',
    '/v1/%E0%A4%A',
    '/v1/../etc/passwd',
    '/nothing',
  ])('at the unknown path %s is a JSON 404', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE', 'PROPFIND']) {
      const answer = await call(app.address + path, { method });
      expect([method, answer.status, errorOf(answer).code]).toEqual([method, 404, 'not_found']);
    }
  });

  it('keeps the request id of the caller when it is harmless, and no other', async () => {
    const given = async (id: string) => {
      const answer = await call(`${app.address}/v1/nothing`, { headers: { 'x-request-id': id } });
      return errorOf(answer).request_id;
    };
    expect(await given('abc-123_DEF')).toBe('abc-123_DEF');
    for (const hostile of ['short', 'x'.repeat(65), '<script>alert(1)</script>', 'a b c d e f g']) {
      expect(await given(hostile)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe('an answer', () => {
  it('is sent with the fields its contract declares, and no others', async () => {
    const answer = await call(`${app.address}/v1/leak`);
    expect(answer.body).toEqual({ name: 'name' });
  });

  it('that its contract does not declare is a failure, not a leak', async () => {
    for (const query of ['broken=1', 'status=202']) {
      const answer = await call(`${app.address}/v1/leak?${query}`);
      expect(answer.status).toBe(500);
      expect(JSON.stringify(answer.body)).not.toContain('hunter2');
    }
  });
});
