import type { z } from 'zod';
import { createQuota, createSeason } from '#modules/farmer-quotas/server/testing/quotas.ts';
import { plotRoutes, type Plot, type plotInput } from '#modules/land-plots/contract/plots.ts';
import { drawShapeRoute, type PlotShape } from '#modules/land-plots/contract/shapes.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';

let made = 0;

/** About a tenth of a kilometre. */
const STEP = 0.001;

/** A square of about 100 metres, so many of them east and north of a place in Khon Kaen. */
export function squareAt(east: number, north: number, size = 1): PlotShape['shape'] {
  const [west, south] = [102.8 + east * STEP, 16.4 + north * STEP];
  const [right, top] = [west + size * STEP, south + size * STEP];
  return [
    [
      [
        [west, south],
        [right, south],
        [right, top],
        [west, top],
        [west, south],
      ],
    ],
  ];
}

/** Draws a shape, that of a square where nobody else is unless one is given. */
export function drawShape(keeper: SignedIn, shape?: PlotShape['shape']) {
  made += 1;
  const free = squareAt((made % 500) * 2, -2 * Math.floor(made / 500) - 10);
  return keeper.ask(drawShapeRoute, { body: { name: `แปลง ${made}`, shape: shape ?? free } });
}

/** A quota of a farmer of its own, in a season of its own unless one is named. */
export async function makeQuota(keeper: SignedIn, season?: string) {
  return createQuota(keeper, { season: season ?? (await createSeason(keeper)).name });
}

export const PLACES = {
  province_id: 40,
  district_id: 4007,
  subdistrict_id: 400_701,
  postal_code: '40140',
};

/** What registers a plot, with a quota and a shape of its own unless they are given. */
export async function plotBody(
  keeper: SignedIn,
  fields: Partial<z.input<typeof plotInput>> = {},
): Promise<z.input<typeof plotInput>> {
  made += 1;
  const quota = fields.quota_id === undefined ? await makeQuota(keeper) : undefined;
  return {
    quota_id: quota?.id ?? '',
    farmer_id: quota?.farmer_id ?? '',
    shapefile_id: fields.shapefile_id ?? (await drawShape(keeper)).id,
    ownership_type: 'owned',
    deed_number: `${10_000 + made}`,
    deed_owner_name: 'สมหมาย ไร่อ้อย',
    address_line: '99 หมู่ 4',
    ...PLACES,
    area_rai: 7,
    ...fields,
  };
}

/** Registers a plot. */
export async function createPlot(
  keeper: SignedIn,
  fields: Partial<z.input<typeof plotInput>> = {},
) {
  return keeper.ask(plotRoutes.create, { body: await plotBody(keeper, fields) });
}

/** A change of a plot that changes nothing. */
export function fieldsOf(plot: Plot) {
  const { deed_kind, deed_issue_date, latitude, longitude } = plot;
  const { updated_at, area_rai, area_ngan, area_wah, ownership_document_id, quota_id, farmer_id } =
    plot;
  const area = { area_rai, area_ngan, area_wah };
  const deed = { deed_kind, deed_issue_date, ownership_document_id };
  const { ownership_type, deed_number, deed_owner_name, address_line } = plot;
  const { province_id, district_id, subdistrict_id, postal_code } = plot;
  const place = { address_line, province_id, district_id, subdistrict_id, postal_code };
  const owner = { ownership_type, deed_number, deed_owner_name, quota_id, farmer_id };
  return { ...area, ...deed, ...place, ...owner, latitude, longitude, updated_at };
}
