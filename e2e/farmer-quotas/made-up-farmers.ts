import { test, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { checkDigitOf } from '#platform/contract/thai-id.ts';
import { MADE_UP_FAMILY } from '#tests/support/personal-values.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { expect } from '../expect.ts';

let last = Date.now() % 1_000_000_000;

/** A national id that nobody has, in no other worker either, and whose last digit fits. */
export function madeUpId(): string {
  last = (last + 1) % 1_000_000_000;
  const worker = test.info().workerIndex % 100;
  const twelve = `8${String(worker).padStart(2, '0')}${String(last).padStart(9, '0')}`;
  return `${twelve}${checkDigitOf(twelve)}`;
}

const page = z.object({ data: z.array(z.object({ name: z.string(), status: z.string() })) });

/** The latest open season, which is made where there is none. */
export async function openSeason(request: APIRequestContext): Promise<string> {
  const headers = await administratorHeaders(request);
  const answer = await request.get('/v1/quotas/seasons', { headers });
  const open = page.parse(await answer.json()).data.find(({ status }) => status === 'open');
  if (open !== undefined) return open.name;
  const name = '2569/70';
  const data = { name, year: 2569, starts_on: '2026-10-01', ends_on: '2027-09-30' };
  await request.post('/v1/quotas/seasons', { headers, data });
  return name;
}

const settings = z.object({ own_entries_verified: z.boolean() }).loose();

/** Lets the administrator, who is alone in the journeys, verify what they entered. */
export async function letOwnEntriesBeVerified(request: APIRequestContext): Promise<void> {
  const headers = await administratorHeaders(request);
  const answer = await request.get('/v1/quotas/settings', { headers });
  const stored = settings.parse(await answer.json());
  if (stored.own_entries_verified) return;
  await request.put('/v1/quotas/settings', {
    headers,
    data: { ...stored, own_entries_verified: true },
  });
}

const created = z.object({ id: z.string(), quota_code: z.string() });

/** A quota of a farmer whom nobody knows. */
export async function addQuota(
  request: APIRequestContext,
  { season: wanted, ...fields }: Readonly<Record<string, string>>,
) {
  const headers = await administratorHeaders(request);
  const season = wanted ?? (await openSeason(request));
  const answer = await request.post('/v1/quotas', {
    headers,
    multipart: { season, national_id: madeUpId(), last_name: MADE_UP_FAMILY, ...fields },
  });
  return created.parse(await answer.json());
}

/** Approves a quota. */
export async function approve(request: APIRequestContext, id: string): Promise<void> {
  await letOwnEntriesBeVerified(request);
  const headers = await administratorHeaders(request);
  await request.post(`/v1/quotas/${id}/verify`, { headers, data: { result: 'approved' } });
}

/** Takes quotas to verify them: the queue of the examples is longer than a page. */
export async function claimQuotas(
  request: APIRequestContext,
  codes: readonly string[],
): Promise<void> {
  const headers = await administratorHeaders(request);
  const claim = async (code: string) => {
    const answer = await request.get(`/v1/quotas/code/${code}`, { headers });
    const { id } = created.parse(await answer.json());
    await request.post(`/v1/quotas/${id}/claim`, { headers });
  };
  await Promise.all(codes.map(claim));
}

/** Asks for another phone of a quota that is verified. */
export async function requestCorrection(request: APIRequestContext, id: string): Promise<void> {
  const headers = await administratorHeaders(request);
  const data = { changes: { phone: '0898765432' }, reason: 'เปลี่ยนเบอร์แล้ว' };
  const answer = await request.post(`/v1/quotas/${id}/corrections`, { headers, data });
  expect(answer.status()).toBe(201);
}
