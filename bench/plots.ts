import { plotMapQuery } from '#modules/land-plots/contract/map.ts';
import { plotListing } from '#modules/land-plots/contract/plots.ts';
import type { layOutPlots } from '#modules/land-plots/server/demo/lay-out-plots.ts';
import { drawMap } from '#modules/land-plots/server/map/draw-map.queries.ts';
import { plotList } from '#modules/land-plots/server/plots/plots.queries.ts';
import {
  findOverlaps,
  plotsNear,
} from '#modules/land-plots/server/warnings/find-overlaps.queries.ts';
import { pageQuery } from '#platform/contract/pagination.ts';
import type { Database, Transaction } from '#platform/server/database/transactions.ts';
import { z } from 'zod';
import { benchScope as scope } from './bench-scope.ts';
import type { Endurance } from './load.ts';
import { measurePlotCalls } from './plots/calls.ts';
import { measureInBrowser } from './plots/measure-in-browser.ts';
import { fillPlots, PLOTS } from './plots/fill-plots.ts';
import { report, title } from './report.ts';
import { openBenchDatabases } from './retrieval/bench-databases.ts';
import { percentile } from './statistics.ts';

const CHECKS = 500;
const READS = 60;

interface Settings extends Endurance {
  readonly embedded: boolean;
  /** `calls`: only lists and searches against their floor. */
  readonly only?: string;
}

/** How long overlaps, lists, searches and maps take in a register of 50,000 plots. */
export async function measurePlots({ embedded, only = '', ...endurance }: Settings): Promise<void> {
  if (!embedded && 'calls'.includes(only)) await measurePlotCalls(endurance);
  if (only === 'calls') return;
  const wanted = embedded ? 'Embedded database' : 'PostgreSQL';
  for (const bench of await openBenchDatabases()) {
    const { name, database, pool } = bench;
    if (name === wanted) {
      title(`${PLOTS} land plots, ${name}`);
      const shapes = await fillPlots(database);
      await pool.query('vacuum analyze');
      await measureOverlaps(database, shapes);
      await measureReads(database);
    }
    await bench.close();
  }
  if (!embedded) await measureInBrowser();
}

async function measureOverlaps(
  database: Database,
  layout: ReturnType<typeof layOutPlots>,
): Promise<void> {
  let found = 0;
  const waits = await timed(CHECKS, async (round) => {
    const shape = layout[(round * 97) % layout.length] ?? [];
    const near = await database.inCompany(
      scope,
      (tx) => plotsNear(tx, scope, { shape, plotId: undefined }),
      { readOnly: true },
    );
    const overlaps = await findOverlaps(scope, { shape, near });
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
