import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from './support/app.ts';
import { begin, send } from './support/send.ts';
import { signIn } from './support/sign-in.ts';
import { describedCalls } from './support/sweep/described-calls.ts';

/** Requests for each call of the document, always the same; `npm run bench -- hostile` sends 50,000 others. */
const PER_CALL = 3;
const SEED = 15;

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
  const problems = new Map<string, string>();
  const statuses = new Map<number, number>();
  for (const call of describedCalls(body)) {
    await enterNextDay();
    for (const made of fc.sample(call.requests, { numRuns: PER_CALL, seed: SEED })) {
      const status = await answerTo(call.send(made));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (!call.declares(status) || status >= 500) {
        problems.set(`${call.id} answers ${status}`, JSON.stringify(made).slice(0, 400));
      }
    }
  }
  // Of requests that are only turned away, nothing is learned.
  expect(statuses.get(200)).toBeGreaterThan(PER_CALL * 20);
  expect([...problems].map(([problem, example]) => `${problem}: ${example}`)).toEqual([]);
}, 3_600_000);

/** The status of the answer; where too many were sent on this day, that of the next one. */
async function answerTo(request: Omit<Parameters<typeof begin>[1], 'headers'>): Promise<number> {
  const headers = { authorization: `Bearer ${jwt}`, 'x-company-id': '1' };
  const { statusCode, body } = await begin(app, { ...request, headers });
  await body.dump();
  if (statusCode === 429) {
    await enterNextDay();
    return answerTo(request);
  }
  return statusCode;
}
