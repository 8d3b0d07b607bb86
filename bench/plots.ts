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
import type { Pool } from 'pg';
import { z } from 'zod';
import { benchScope as scope } from './bench-scope.ts';
import { measureInBrowser } from './plots/measure-in-browser.ts';
import { fillPlots, PLOTS } from './plots/fill-plots.ts';
import { pageFloor } from './plots/floor.ts';
import { percent, report, title } from './report.ts';
import { openBenchDatabases } from './retrieval/bench-databases.ts';
import { percentile } from './statistics.ts';

const CHECKS = 500;
const READS = 60;

/** How long overlaps, lists, searches and maps take in a register of 50,000 plots. */
export async function measurePlots({ embedded }: { readonly embedded: boolean }): Promise<void> {
  const wanted = embedded ? 'Embedded database' : 'PostgreSQL';
  for (const bench of await openBenchDatabases()) {
    const { name, database, pool } = bench;
    if (name === wanted) {
      title(`${PLOTS} land plots, ${name}`);
      const shapes = await fillPlots(database);
      await pool.query('vacuum analyze');
      await measureOverlaps(database, shapes);
      await measureReads(database, pool);
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

interface Look {
  readonly read: (round: number) => (tx: Transaction) => Promise<unknown>;
  /** What the database alone takes for the same answer, and the share of it that is wanted. */
  readonly floor?: (round: number) => readonly string[];
  readonly atLeast?: number;
}

async function measureReads(database: Database, pool: Pool): Promise<void> {
  const list = (query: object) => (tx: Transaction) =>
    plotList.page(tx, scope, listing.parse(query));
  const map = (query: object) => (tx: Transaction) => drawMap(tx, scope, plotMapQuery.parse(query));
  const whole = { west: 101, south: 15, east: 104, north: 17, zoom: 9 };
  const view = { west: 102.1, south: 15.55, east: 102.15, north: 15.6, zoom: 14 };
  const byOwner = 'p.deed_owner_name collate "und-x-icu", p.id';
  const deed = (round: number) => String(100_000 + round * 613);
  const owner = (round: number) => ['ไร่อ้อย', String(round * 13)];
  const looks: Record<string, Look> = {
    'first page': { read: () => list({}), floor: () => pageFloor({}), atLeast: 0.6 },
    'page 100 by owner': {
      read: () => list({ page: 100, sort: 'deed_owner_name' }),
      floor: () => pageFloor({ order: byOwner, offset: 2_475 }),
      atLeast: 0.6,
    },
    'search of one deed': {
      read: (round) => list({ search: deed(round) }),
      floor: (round) => pageFloor({ words: [deed(round)] }),
      atLeast: 0.8,
    },
    'search of an owner': {
      read: (round) => list({ search: owner(round).join(' ') }),
      floor: (round) => pageFloor({ words: owner(round) }),
      atLeast: 0.8,
    },
    'areas that differ': { read: () => list({ area_agreement: 'differs' }) },
    'map of all, in clusters': { read: () => map(whole) },
    'map of a view, with shapes': { read: () => map(view) },
  };
  for (const [what, { read, floor, atLeast = 0 }] of Object.entries(looks)) {
    const ours = await timed(READS, (round) =>
      database.inCompany(scope, read(round), { readOnly: true }),
    );
    const bare = await timed(READS, async (round) => {
      for (const statement of floor?.(round) ?? []) await pool.query(statement);
    });
    const ratio = percentile(bare, 50) / percentile(ours, 50);
    report({
      what: `${what}, p50 / p95`,
      ours: times(ours),
      ...(floor !== undefined && {
        floor: times(bare),
        ratio: percent(ratio),
        budget: `>= ${percent(atLeast)}`,
        met: ratio >= atLeast,
      }),
    });
  }
}

function times(waits: readonly number[]): string {
  return `${percentile(waits, 50).toFixed(1)} / ${percentile(waits, 95).toFixed(1)} ms`;
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
