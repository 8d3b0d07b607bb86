import { farmerQuotas, farmers } from '#modules/farmer-quotas/server/records/quotas.tables.ts';
import { quotaSeasons } from '#modules/farmer-quotas/server/records/seasons.tables.ts';
import { layOutPlots } from '#modules/land-plots/server/demo/lay-out-plots.ts';
import { landPlots } from '#modules/land-plots/server/plots/plots.tables.ts';
import { prepareShapes } from '#modules/land-plots/server/shapes/prepare-shape.ts';
import { storeShapes } from '#modules/land-plots/server/shapes/shapes.queries.ts';
import type { Database, Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { newId } from '#platform/server/ids.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';
import { benchScope as scope } from '../bench-scope.ts';

const COLUMNS = 250;
const ROWS = 200;
const BATCH = 2_500;
const PLOTS_OF_A_GROWER = 10;

/** Registered by `fillPlots`. */
export const PLOTS = COLUMNS * ROWS;

/** Registers plots beside each other, ten of each grower, and gives back their shapes. */
export async function fillPlots(database: Database) {
  const quotas = await database.inCompany(scope, addQuotas);
  const layout = layOutPlots({
    corner: [102, 15.5],
    columns: COLUMNS,
    rows: ROWS,
    spacing: 0.0014,
  });
  for (let first = 0; first < layout.length; first += BATCH) {
    const given = layout
      .slice(first, first + BATCH)
      .map((shape) => ({ shape, name: '', source: 'drawn', projection: 'wgs84' }) as const);
    const prepared = await prepareShapes(scope, { given });
    await database.inCompany(scope, async (tx) => {
      const shapes = await storeShapes(tx, scope, prepared);
      const rows = shapes.map((shape, place) => plotOf(shape, { number: first + place, quotas }));
      await insertRows(tx, landPlots, { rows });
    });
  }
  return layout;
}

type Stored = Awaited<ReturnType<typeof storeShapes>>[number];

interface Numbered {
  readonly number: number;
  readonly quotas: readonly string[];
}

function plotOf(shape: Stored, { number, quotas }: Numbered) {
  const deed_number = String(100_000 + number);
  const deed_owner_name = `สมหมาย ไร่อ้อย ${number}`;
  return {
    company_id: scope.companyId,
    id: newId(),
    quota_id: quotas[Math.floor(number / PLOTS_OF_A_GROWER)],
    ownership_type: 'owned',
    deed_kind: 'chanote',
    deed_number,
    deed_owner_name,
    address_line: 'หมู่ 1',
    province_id: 40,
    district_id: 4007,
    subdistrict_id: 400_701,
    postal_code: '40140',
    latitude: shape.latitude,
    longitude: shape.longitude,
    area_tenths: 50_000 + (number % 9_000),
    shapefile_id: shape.id,
    measured_square_metres: shape.square_metres,
    search_text: searchTextOf(deed_number, deed_owner_name, 'หมู่ 1'),
  };
}

async function addQuotas(tx: Transaction): Promise<string[]> {
  const { companyId: company_id } = scope;
  const season_id = newId();
  const days = { starts_on: '2026-10-01', ends_on: '2027-09-30' };
  const season = {
    company_id,
    id: season_id,
    name: '2569/70',
    year: 2569,
    ...days,
    status: 'open',
  };
  await insertRows(tx, quotaSeasons, { rows: [season] });
  const people = Array.from({ length: (COLUMNS * ROWS) / PLOTS_OF_A_GROWER }, (_, number) => ({
    company_id,
    id: newId(),
    first_name: 'สมหมาย',
    last_name: `ไร่อ้อย ${number}`,
  }));
  await insertRows(tx, farmers, { rows: people });
  const rows = people.map(({ id, first_name, last_name }, number) => ({
    company_id,
    id: newId(),
    farmer_id: id,
    season_id,
    quota_code: `Q-${number}`,
    quota_status: 'verified',
    name: `${first_name} ${last_name}`,
    search_text: searchTextOf(first_name, last_name),
    ...blank,
  }));
  await insertRows(tx, farmerQuotas, { rows });
  return rows.map(({ id }) => id);
}

const blank = {
  phone: '',
  email: '',
  line_id: '',
  beneficiary: '',
  contact_address: '',
  contact_postal_code: '',
  registered_address: '',
  registered_postal_code: '',
  address: '',
  sub_district: '',
  district: '',
  province: '',
  postal_code: '',
  bank_name: '',
  bank_district: '',
};
