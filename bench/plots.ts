import { farmerQuotas, farmers } from '#modules/farmer-quotas/server/records/quotas.tables.ts';
import { quotaSeasons } from '#modules/farmer-quotas/server/records/seasons.tables.ts';
import { plotMapQuery } from '#modules/land-plots/contract/map.ts';
import { plotListing } from '#modules/land-plots/contract/plots.ts';
import { layOutPlots } from '#modules/land-plots/server/demo/lay-out-plots.ts';
import { drawMap } from '#modules/land-plots/server/map/draw-map.queries.ts';
import { plotList } from '#modules/land-plots/server/plots/plots.queries.ts';
import { landPlots } from '#modules/land-plots/server/plots/plots.tables.ts';
import { prepareShapes } from '#modules/land-plots/server/shapes/prepare-shape.ts';
import { storeShapes } from '#modules/land-plots/server/shapes/shapes.queries.ts';
import { findOverlaps } from '#modules/land-plots/server/warnings/find-overlaps.queries.ts';
import { pageQuery } from '#platform/contract/pagination.ts';
import type { Database, Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { newId } from '#platform/server/ids.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';
import { z } from 'zod';
import { benchScope as scope } from './bench-scope.ts';
import { report, title } from './report.ts';
import { openBenchDatabases } from './retrieval/bench-databases.ts';
import { percentile } from './statistics.ts';

const COLUMNS = 250;
const ROWS = 200;
const BATCH = 2_500;
const PLOTS_OF_A_GROWER = 10;
const CHECKS = 500;
const READS = 60;

/** How long overlaps, lists, searches and maps take in a register of 50,000 plots. */
export async function measurePlots({ embedded }: { readonly embedded: boolean }): Promise<void> {
  const wanted = embedded ? 'Embedded database' : 'PostgreSQL';
  for (const bench of await openBenchDatabases()) {
    const { name, database, pool } = bench;
    if (name === wanted) {
      title(`${COLUMNS * ROWS} land plots, ${name}`);
      const shapes = await fill(database);
      await pool.query('vacuum analyze');
      await measureOverlaps(database, shapes);
      await measureReads(database);
    }
    await bench.close();
  }
}

async function fill(database: Database) {
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

async function measureOverlaps(
  database: Database,
  layout: ReturnType<typeof layOutPlots>,
): Promise<void> {
  let found = 0;
  const waits = await timed(CHECKS, async (round) => {
    const shape = layout[(round * 97) % layout.length] ?? [];
    const overlaps = await database.inCompany(
      scope,
      (tx) => findOverlaps(tx, scope, { shape, plotId: undefined }),
      { readOnly: true },
    );
    found += overlaps.length;
  });
  if (found < CHECKS) throw new Error('A plot does not overlap itself');
  const p95 = percentile(waits, 95);
  report(
    { what: 'overlap check, p50', ours: `${percentile(waits, 50).toFixed(1)} ms` },
    {
      what: 'overlap check, p95',
      ours: `${p95.toFixed(1)} ms`,
      budget: '<= 50 ms',
      met: p95 <= 50,
    },
  );
}

const listing = z.object({ ...pageQuery.shape, ...plotListing });

async function measureReads(database: Database): Promise<void> {
  const list = (query: object) => (tx: Transaction) =>
    plotList.page(tx, scope, listing.parse(query));
  const map = (query: object) => (tx: Transaction) => drawMap(tx, scope, plotMapQuery.parse(query));
  const whole = { west: 101, south: 15, east: 104, north: 17, zoom: 9 };
  const view = { west: 102.1, south: 15.55, east: 102.15, north: 15.6, zoom: 14 };
  const reads: Record<string, (round: number) => (tx: Transaction) => Promise<unknown>> = {
    'first page': () => list({}),
    'page 100 by owner': () => list({ page: 100, sort: 'deed_owner_name' }),
    'search of one deed': (round) => list({ search: String(100_000 + round * 613) }),
    'search of an owner': (round) => list({ search: `ไร่อ้อย ${round * 13}` }),
    'areas that differ': () => list({ area_agreement: 'differs' }),
    'map of all, in clusters': () => map(whole),
    'map of a view, with shapes': () => map(view),
  };
  for (const [what, read] of Object.entries(reads)) {
    const waits = await timed(READS, (round) =>
      database.inCompany(scope, read(round), { readOnly: true }),
    );
    const [p50, p95] = [percentile(waits, 50), percentile(waits, 95)];
    report({ what, ours: `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms` });
  }
}

async function timed(rounds: number, work: (round: number) => Promise<unknown>) {
  const waits: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work(round);
    waits.push(performance.now() - start);
  }
  return waits;
}
