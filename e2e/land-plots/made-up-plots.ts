import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { administratorHeaders } from '../administrator-headers.ts';
import { expect } from '../expect.ts';
import { addQuota } from '../farmer-quotas/made-up-farmers.ts';

const described = z.object({ id: z.string() });
const quota = z.object({ farmer_id: z.string(), season_id: z.string() });
const plot = z.object({ id: z.string(), latitude: z.number(), longitude: z.number() });

let turn = 0;

/** The corner of a square of land that no other journey has, in the west of Kalasin. */
export function madeUpGround(): { readonly west: number; readonly south: number } {
  turn += 1;
  return { west: 103.2 + ((Date.now() / 1000) % 1000) / 10_000 + turn / 100_000, south: 16.5 };
}

/** A border around a square of about a hectare. */
export function squareAt({ west, south }: ReturnType<typeof madeUpGround>) {
  const [east, north] = [west + 0.001, south + 0.001];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** A farmer's quota and a plot on a square of ground. */
export async function addPlot(request: APIRequestContext, ground: ReturnType<typeof madeUpGround>) {
  const headers = await administratorHeaders(request);
  const { id: quota_id, quota_code } = await addQuota(request, {
    first_name: `สมหมาย ${Date.now()}`,
  });
  const { farmer_id } = quota.parse(
    await (await request.get(`/v1/quotas/${quota_id}`, { headers })).json(),
  );
  const drawn = await request.post('/v1/land-plots/shapefiles/drawn', {
    headers,
    data: { shape: [[squareAt(ground)]] },
  });
  const deed_number = `9${String(Date.now()).slice(-8)}`;
  const answer = await request.post('/v1/land-plots', {
    headers,
    data: {
      quota_id,
      farmer_id,
      ownership_type: 'owned',
      deed_number,
      deed_owner_name: 'สมหมาย ใจดี',
      address_line: '99 หมู่ 4',
      province_id: 46,
      district_id: 4601,
      subdistrict_id: 460101,
      postal_code: '46000',
      area_rai: 7,
      shapefile_id: described.parse(await drawn.json()).id,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...plot.parse(await answer.json()), deed_number, quota_id, quota_code };
}

interface Grown {
  readonly plotId: string;
  readonly quotaId: string;
}

/** Records cane on a plot, in the season of its quota. */
export async function addCrop(request: APIRequestContext, { plotId, quotaId }: Grown) {
  const headers = await administratorHeaders(request);
  const { season_id } = quota.parse(
    await (await request.get(`/v1/quotas/${quotaId}`, { headers })).json(),
  );
  const answer = await request.post(`/v1/land-plots/${plotId}/crops`, {
    headers,
    data: { season_id, variety: 'ขอนแก่น 3' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}
