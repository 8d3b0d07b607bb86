import { addPeople } from './people.ts';
import { report, title } from './report.ts';
import { percentile } from './statistics.ts';
import { openTestBed } from './test-bed.ts';
import { FIRST_SOW, seedTracking, SOWS } from './tracking/seed.ts';
import { readerOf, waitsFor } from './waits.ts';

const CALLS = 40;

interface Look {
  /** Calls that the screen makes at the same time. */
  readonly paths: readonly string[];
  readonly budgetMs: number;
}

const FLOW = '/v1/feature-development';

/** What people open, and how long they may wait for it. */
const looks: Record<string, Look> = {
  'list, first page': { paths: ['/v1/sows'], budgetMs: 200 },
  'list of a phase': { paths: ['/v1/sows?phase=DEV'], budgetMs: 200 },
  'list, searched': { paths: ['/v1/sows?search=ฟีเจอร์ที่ 77'], budgetMs: 200 },
  'board by phase': { paths: [`${FLOW}/board`], budgetMs: 200 },
  'board by stage': { paths: [`${FLOW}/board?group=stage`], budgetMs: 200 },
  'board, a column of 240': {
    paths: [`${FLOW}/board?group=stage&column=9&shown=240`],
    budgetMs: 200,
  },
  'timeline, value streams': { paths: [`${FLOW}/timeline`], budgetMs: 500 },
  'analytics of 12 weeks': { paths: [`${FLOW}/analytics`], budgetMs: 500 },
  'analytics of 52 weeks': { paths: [`${FLOW}/analytics?weeks=52`], budgetMs: 500 },
  workspace: {
    paths: [`/v1/sows/${FIRST_SOW}`, `/v1/sows/${FIRST_SOW}/stage-history`],
    budgetMs: 300,
  },
};

interface Settings {
  readonly embedded: boolean;
  /** Only views whose name contains this. */
  readonly only?: string;
}

/** How long one person waits for the screens of feature development with 10,000 SOWs and 200,000 stages. */
export async function measureTracking({ embedded, only = '' }: Settings): Promise<void> {
  const bed = await openTestBed({ embedded });
  try {
    await seedTracking(bed.pool);
    const read = readerOf(await addPeople(bed.pool));
    title(`${SOWS} SOWs with ${SOWS * 20} stages, one call at a time, p50 / p95, ${bed.name}`);
    for (const [what, { paths, budgetMs }] of Object.entries(looks)) {
      if (!what.includes(only)) continue;
      const waits = await waitsFor(CALLS, () =>
        Promise.all(paths.map((path) => read(bed.ours.address + path))),
      );
      const p95 = percentile(waits, 95);
      report({
        what,
        ours: `${percentile(waits, 50).toFixed(0)} / ${p95.toFixed(0)} ms`,
        budget: `p95 <= ${budgetMs} ms`,
        met: p95 <= budgetMs,
      });
    }
  } finally {
    await bed.close();
  }
}
