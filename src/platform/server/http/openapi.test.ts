import { validate } from '@scalar/openapi-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineErrors } from '#platform/contract/errors.ts';
import { embeddedDatabase, type TestDatabase } from '#tests/support/databases.ts';
import {
  call,
  METRICS_TOKEN,
  saveNote,
  startPlatformApp,
  type PlatformApp,
} from '#tests/support/platform-app.ts';
import { findUndeclaredRefusals } from '#tests/support/undeclared-refusals.ts';

let home: TestDatabase;
let app: PlatformApp;
let queries = 0;
let broken = false;
let undeclared: () => string[];

const noteErrors = defineErrors('notes', { pad_full: 409, pad_gone: 409 });
const noteTexts = { errors: { pad_full: 'full', pad_gone: 'gone' } };

beforeAll(async () => {
  home = await embeddedDatabase();
  app = await startPlatformApp({
    home,
    routes(serve) {
      serve.outside({ ...saveNote, refuses: [noteErrors.pad_full] }, async ({ body }) => {
        if (body.text === 'full') throw noteErrors.pad_full();
        if (body.text === 'gone') throw noteErrors.pad_gone();
        return { id: '1', text: body.text };
      });
    },
    more: (http) => void (undeclared = findUndeclaredRefusals(http)),
    dictionaries: { notes: { th: noteTexts, en: noteTexts } },
  });
  const { pool } = app.connection;
  const ask = pool.query.bind(pool);
  Object.assign(pool, {
    query(statement: string) {
      queries += 1;
      if (broken) throw new Error('the database is away');
      return ask(statement);
    },
  });
});
afterAll(async () => {
  await app.close();
  await home.close();
});

describe('the state of the process', () => {
  it('is reported as alive without using the database, however often requested', async () => {
    queries = 0;
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => call(`${app.address}/health`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(queries).toBe(0);
  });

  it('is ready as long as the database answers', async () => {
    expect((await call(`${app.address}/ready`)).status).toBe(200);
    expect(queries).toBe(1);
    broken = true;
    const refused = await call(`${app.address}/ready`);
    broken = false;
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.body).toMatchObject({ success: false, code: 'unavailable' });
  });

  it('is measured by route and status, never by address', async () => {
    await call(`${app.address}/v1/notes`, { method: 'POST', json: {} });
    await call(`${app.address}/v1/unknown-address`);
    const { body, headers } = await call(`${app.address}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    expect(headers.get('content-type')).toContain('text/plain');
    expect(body).toContain(
      'http_request_duration_seconds_count{method="POST",route="/v1/notes",status="401"} 1',
    );
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(body).not.toContain('unknown-address');
  });
});

describe('the description of the API', () => {
  const paths = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown())));

  it('is valid OpenAPI 3.1 with the routes of the contract, and no others', async () => {
    const { body } = await call(`${app.address}/openapi.json`);
    const document = z.looseObject({ openapi: z.string(), paths }).parse(body);
    expect(document.openapi).toMatch(/^3\.1\./);
    const { valid, errors } = await validate(JSON.stringify(document));
    expect([valid, errors ?? []]).toEqual([true, []]);
    expect(Object.keys(document.paths).toSorted()).toEqual(['/v1/notes', '/v1/stream']);
    expect(document.paths['/v1/notes']?.post).toMatchObject({
      operationId: 'createNote',
      summary: 'Saves a note',
      requestBody: {
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/CreateNoteBody' },
          },
        },
      },
    });
  });

  it('names the failures, headers and parameters of a call', async () => {
    const { body } = await call(`${app.address}/openapi.json`);
    const text = JSON.stringify(z.looseObject({ paths }).parse(body).paths['/v1/notes']?.post);
    const named = [...text.matchAll(/#\/components\/(\w+\/[\w-]+)/g)].map(([, name]) => name);
    expect(new Set(named)).toEqual(
      new Set([
        'parameters/CompanyId',
        'parameters/IdempotencyKey',
        'parameters/RequestId',
        'parameters/Language',
        'schemas/CreateNoteBody',
        'schemas/CreateNoteAnswer',
        'headers/X-Request-Id',
        'headers/X-RateLimit-Limit',
        'headers/X-RateLimit-Remaining',
        'headers/X-RateLimit-Reset',
        'headers/Idempotency-Replayed',
        'responses/ValidationFailed',
        'responses/Unauthenticated',
        'responses/ForbiddenOrCompanyForbiddenOrTokenOfOtherCompanyOrSecondFactorRequired',
        'responses/NotFound',
        'responses/RequestTimeout',
        'responses/CreateNoteConflict',
        'responses/TooLarge',
        'responses/UnsupportedMediaType',
        'responses/IdempotencyMismatch',
        'responses/RateLimited',
        'responses/UnavailableOrDiskFull',
      ]),
    );
  });

  it('names the codes of each failure: those that follow from the route, and its own', async () => {
    const { body } = await call(`${app.address}/openapi.json`);
    const { components } = z
      .object({ components: z.object({ responses: z.record(z.string(), z.unknown()) }) })
      .parse(body);
    expect(components.responses['CreateNoteConflict']).toMatchObject({
      description:
        'Refused as things are now; `current` is what is stored, where that helps. ' +
        'Codes: `request_in_progress`, `notes.pad_full`.',
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/Error' },
              { properties: { code: { enum: ['request_in_progress', 'notes.pad_full'] } } },
            ],
          },
        },
      },
    });
  });

  it('lacks nothing that the server answers, or tests say what', async () => {
    const headers = app.members.add('writer', 1, ['notes:write']);
    const ask = (text: string) =>
      call(`${app.address}/v1/notes`, { method: 'POST', headers, json: { text } });
    expect([(await ask('')).status, (await ask('full')).status]).toEqual([400, 409]);
    expect(undeclared()).toEqual([]);
    expect((await ask('gone')).status).toBe(409);
    expect(undeclared()).toEqual(['POST /v1/notes: 409 notes.pad_gone']);
  });

  it('is readable at /docs, by a page that loads nothing from elsewhere', async () => {
    const page = await call(`${app.address}/docs/`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    const html = String(page.body);
    expect(html).toContain('openapi.json');
    const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source = '']) => source);
    expect(loaded.filter((source) => /^(?:https?:)?\/\//.test(source))).toEqual([]);
    const script = await call(`${app.address}/docs/js/scalar.js`);
    expect([script.status, html.includes('js/scalar.js')]).toEqual([200, true]);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self'");
  });
});
