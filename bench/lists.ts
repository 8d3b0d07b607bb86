import { agentSortKeys } from '#modules/agents/contract/agents.ts';
import { addPeople } from './people.ts';
import { percent, report, title } from './report.ts';
import { seed } from './seed.ts';
import { percentile } from './statistics.ts';
import { openTestBed } from './test-bed.ts';
import { readerOf, waitsFor } from './waits.ts';

/** Nobody notices a wait that is well below this. */
const NOTICED_MS = 200;
const CALLS = 15;

const search = (text: string) => ({ search: text });

/** The ways in which people look at the list. */
const ways: Record<string, Record<string, string>> = {
  open: {},
  'middle page': { page: '200' },
  'last page offered': { page: '400' },
  'last page of all': { page: '4000' },
  'last page of all by name': { page: '4000', sort: 'name' },
  'search, some': search('desk 4a3'),
  'search, some in Thai': search('โควตาของชาวไร่ 77'),
  'search, a code': search('ag-0123'),
  'search, a quarter of all': search('ตอบ'),
  'search, its last page by name': { ...search('ตอบ'), page: '400', sort: 'name' },
  'search, one letter': search('ร'),
  'search, two, nothing': search('zq'),
  'search, nothing': search('ไม่มีในรายการ'),
  ...Object.fromEntries(agentSortKeys.map((sort) => [`sort ${sort}`, { sort }])),
};

interface Settings {
  readonly embedded: boolean;
  /** Only ways whose name contains this. */
  readonly only?: string;
}

/** How long one person waits for the list of 100,000 agents, however they view it. */
export async function measureLists({ embedded, only = '' }: Settings): Promise<void> {
  const bed = await openTestBed({ embedded });
  try {
    await seed(bed.pool);
    const read = readerOf(await addPeople(bed.pool));
    const floor = await bed.startFloor();
    title(`List of 100,000 agents, one call at a time, p50 / worst, ${bed.name}`);
    for (const [what, query] of Object.entries(ways)) {
      if (!what.includes(only)) continue;
      const path = `/v1/agents?${new URLSearchParams(query).toString()}`;
      const bare = await waitsFor(CALLS, () => read(floor.address + path));
      const waits = await waitsFor(CALLS, () => read(bed.ours.address + path));
      const p50 = percentile(waits, 50);
      report({
        what,
        ours: describe(waits),
        floor: describe(bare),
        ratio: percent(percentile(bare, 50) / p50),
        budget: `p50 < ${NOTICED_MS} ms`,
        met: p50 < NOTICED_MS,
      });
    }
  } finally {
    await bed.close();
  }
}

function describe(waits: readonly number[]): string {
  return `${percentile(waits, 50).toFixed(0)} / ${Math.max(...waits).toFixed(0)} ms`;
}
