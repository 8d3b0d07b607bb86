import { findExampleQuotas } from '#modules/farmer-quotas/server/public.ts';
import { loadExamplesOnce } from '#modules/identity/server/public.ts';
import { cropEvents } from '#modules/land-plots/contract/crops.ts';
import { deedKinds, type ownershipTypes } from '#modules/land-plots/contract/plot-choices.ts';
import { LAND_PLOT, plotEvents } from '#modules/land-plots/contract/plots.ts';
import { toTenths, toThaiArea } from '#modules/land-plots/contract/thai-area.ts';
import type { Shape } from '#libraries/geometry/shapes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { recordQuietly } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';
import { plotCrops } from '../crops/crops.tables.ts';
import { landPlots } from '../plots/plots.tables.ts';
import { prepareShapes } from '../shapes/prepare-shape.ts';
import { storeShapes } from '../shapes/shapes.queries.ts';
import { EXAMPLE_FIELDS, VARIETIES } from './example-plots.ts';
import { chance, layOutPlots } from './lay-out-plots.ts';

const SIDE = 10;
/** About 150 metres. */
const SPACING = 0.001_4;
const PLOTS_OF_A_GROWER = 2;

/** 300 plots around three field offices of an invented company, once in the life of an installation. */
export function loadExamples(context: Context): Promise<void> {
  return loadExamplesOnce(context, {
    name: 'land_plot_examples',
    examples: EXAMPLE_FIELDS.map((fields) => ({ companyId: 1, fields })),
    load: (tx, scope, { fields }) => loadFields(tx, scope, fields),
  });
}

type Fields = (typeof EXAMPLE_FIELDS)[number];

async function loadFields(
  tx: Transaction,
  scope: Scope,
  { corner, places, sub_district }: Fields,
): Promise<void> {
  const most = (SIDE * SIDE) / PLOTS_OF_A_GROWER;
  const quotas = await findExampleQuotas(tx, scope, { sub_district, most });
  const layout = layOutPlots({ corner, columns: SIDE, rows: SIDE, spacing: SPACING });
  const drawn = layout
    .slice(0, quotas.length * PLOTS_OF_A_GROWER)
    .map((shape, number) => (number % 33 === 32 ? displaced(shape) : shape));
  const given = drawn.map(
    (shape) => ({ shape, name: '', source: 'drawn', projection: 'wgs84' }) as const,
  );
  const shapes = await storeShapes(tx, scope, await prepareShapes(scope, { given }));
  const grown = shapes.flatMap((shape, number) => {
    const quota = quotas[Math.floor(number / PLOTS_OF_A_GROWER)];
    return quota === undefined ? [] : [{ quota, shape, number }];
  });
  const { companyId: company_id } = scope;
  const rows = grown.map(({ quota, shape, number }) => {
    const deed_number = String(10_000 + Math.floor(chance(number, corner[0]) * 80_000));
    const address_line = quota.contact_address === '' ? sub_district : quota.contact_address;
    return {
      company_id,
      id: newId(),
      quota_id: quota.id,
      ownership_type: ownershipOf(number),
      deed_kind: deedKinds[number % 5 === 0 ? number % 4 : 0],
      deed_number,
      deed_owner_name: quota.name,
      address_line,
      ...places,
      latitude: shape.latitude,
      longitude: shape.longitude,
      area_tenths: toTenths(toThaiArea(shape.square_metres * written(number))),
      shapefile_id: shape.id,
      measured_square_metres: shape.square_metres,
      search_text: searchTextOf(deed_number, quota.name, address_line),
    };
  });
  await insertRows(tx, landPlots, { rows });
  const crops = rows.map(({ id }, place) => {
    const ratoon_number = place % 3;
    return {
      company_id,
      id: newId(),
      plot_id: id,
      season_id: grown[place]?.quota.season_id,
      ratoon_number,
      variety: VARIETIES[place % VARIETIES.length],
      planted_on: ratoon_number === 0 ? '2026-02-15' : null,
      note: '',
    };
  });
  await insertRows(tx, plotCrops, { rows: crops });
  await recordQuietly(tx, scope, [
    ...rows.map(({ id, deed_number }) => ({
      name: plotEvents.created,
      entity: LAND_PLOT,
      entityId: id,
      after: { deed_number },
    })),
    ...crops.map(({ plot_id, variety }) => ({
      name: cropEvents.crop_created,
      entity: LAND_PLOT,
      entityId: plot_id,
      after: { crop: { variety } },
    })),
  ]);
}

/** Drawn over its neighbour, as happens. */
function displaced(shape: Shape): Shape {
  return shape.map((polygon) =>
    polygon.map((ring) => ring.map(([x, y]) => [x - SPACING * 0.3, y] as const)),
  );
}

/** Most own their land. */
function ownershipOf(number: number): (typeof ownershipTypes)[number] {
  if (number % 7 === 0) return 'rented';
  return number % 11 === 0 ? 'possessed' : 'owned';
}

/** What the deed says compared with what is there: mostly almost the same. */
function written(number: number): number {
  const inaccuracy = number % 12 === 5 ? 0.3 : 0.04;
  return 1 + (chance(number, 7) - 0.5) * inaccuracy;
}
