import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from './support/app.ts';
import { begin, send } from './support/send.ts';
import { signIn } from './support/sign-in.ts';
import { madeFrom } from './support/sweep/made-from-schema.ts';

/** Requests for each call of the document; `REQUESTS_PER_CALL=200` sends about 50,000. */
const PER_CALL = Number(process.env['REQUESTS_PER_CALL'] ?? 3);
/** Always the same few in the checks. */
const SEED = PER_CALL > 3 ? Date.now() : 15;
const SLOWEST_MS = PER_CALL > 3 ? 2_000 : Infinity;

/** Calls after which the caller could make no other. */
const ENDS_THE_SESSION = new Set([
  'logoutAuth',
  'revokeAccountSessionsOthers',
  'changeAuthPassword',
  'getStream',
  'signUserOut',
]);

const parameter = z.looseObject({ in: z.string(), name: z.string(), schema: z.unknown() });
const operation = z.looseObject({
  operationId: z.string(),
  parameters: z.array(z.looseObject({})).default([]),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) })
    .optional(),
  responses: z.record(z.string(), z.unknown()),
});
const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

let app: TestApp;
let jwt = '';

beforeAll(async () => {
  // Only the time of day: what has to wait for another gets there at once.
  vi.useFakeTimers({ toFake: ['Date'] });
  app = await startTestApp({ role: 'web' });
});
/** Until then, limits of calls and wrong passwords are forgotten. */
async function enterNextDay(): Promise<void> {
  vi.setSystemTime(Date.now() + 86_400_000);
  ({ jwt } = await signIn(app));
}
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

it('answers random requests made from its own document as the document says', async () => {
  const { body } = await send(app, { method: 'GET', path: '/openapi.json' });
  const { paths, components } = document.parse(body);
  const problems = new Map<string, string>();
  const statuses = new Map<number, number>();
  for (const [path, calls] of Object.entries(paths)) {
    for (const [method, call] of Object.entries(calls)) {
      if (ENDS_THE_SESSION.has(call.operationId)) continue;
      await enterNextDay();
      for (const made of fc.sample(requestOf(call, components.schemas), {
        numRuns: PER_CALL,
        seed: SEED,
      })) {
        const request = {
          method: method.toUpperCase(),
          path: addressOf(path, made),
          body: made.body,
        };
        const { statusCode, took } = await answerTo(request);
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        const isDeclared = String(statusCode) in call.responses && statusCode < 500;
        const example = JSON.stringify(made).slice(0, 400);
        if (!isDeclared) problems.set(`${call.operationId} answers ${statusCode}`, example);
        if (took > SLOWEST_MS) problems.set(`${call.operationId} takes over 2 s`, example);
      }
    }
  }
  // Of requests that are only turned away, nothing is learned.
  expect(statuses.get(200)).toBeGreaterThan(PER_CALL * 20);
  expect([...problems].map(([problem, example]) => `${problem}: ${example}`)).toEqual([]);
}, 3_600_000);

/** The status of the answer, and how long it took; where too many were sent on this day, that of the next one. */
async function answerTo(request: Omit<Parameters<typeof begin>[1], 'headers'>) {
  const start = performance.now();
  const headers = { authorization: `Bearer ${jwt}`, 'x-company-id': '1' };
  const { statusCode, body } = await begin(app, { ...request, headers });
  await body.dump();
  if (statusCode === 429) {
    await enterNextDay();
    return answerTo(request);
  }
  return { statusCode, took: performance.now() - start };
}

interface Made {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function requestOf(
  { parameters, requestBody }: z.output<typeof operation>,
  schemas: Readonly<Record<string, unknown>>,
): fc.Arbitrary<Made> {
  const named = parameters.flatMap((given) => {
    const { success, data } = parameter.safeParse(given);
    return success ? [data] : [];
  });
  const fields = (place: string, requiredKeys?: []) =>
    fc.record(
      Object.fromEntries(
        named
          .filter((one) => one.in === place)
          .map(({ name, schema }) => [name, madeFrom(schema, schemas)]),
      ),
      requiredKeys === undefined ? {} : { requiredKeys },
    );
  const json = requestBody?.content['application/json'];
  const form = requestBody?.content['multipart/form-data'];
  const bodyOf = () => {
    if (form !== undefined) return madeFrom(form.schema, schemas).map(formOf);
    return json === undefined ? fc.constant(undefined) : madeFrom(json.schema, schemas);
  };
  return fc.record({
    path: fields('path'),
    query: fields('query', []),
    body: bodyOf(),
  });
}

/** A form of whatever was made, each text as a small file too. */
function formOf(made: unknown): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(
    z.record(z.string(), z.unknown()).catch({}).parse(made),
  )) {
    const text = String(value).toWellFormed();
    if (/file/.test(name)) data.append(name, new Blob([text]), 'made.csv');
    else data.append(name, text);
  }
  return data;
}

function addressOf(path: string, { path: places, query }: Made): string {
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => encodeURIComponent(String(places[name]).toWellFormed()) || '-',
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [
      name,
      String(value).toWellFormed(),
    ]),
  );
  return `${filled}?${search}`;
}
