import { describe, inTurns, pick } from '../actions.ts';
import { compare, type Endurance } from '../load.ts';
import { addPeople } from '../people.ts';
import { report, title } from '../report.ts';
import { PLOTS } from './fill-plots.ts';
import { openPlotBed } from './plot-bed.ts';

const searched = ['123457', 'ไร่อ้อย 4321', 'สมหมาย 31313'];

/** Each call, with the share of its floor that it must reach (DESIGN: budgets). */
const calls = {
  'list, exact total': { atLeast: 0.85, path: () => '/v1/land-plots?count=exact' },
  'list, capped total': { atLeast: 0.6, path: () => '/v1/land-plots' },
  'search + total': {
    atLeast: 0.8,
    path: (index: number) =>
      `/v1/land-plots?count=exact&search=${encodeURIComponent(pick(searched, index))}`,
  },
};

/** Lists and searches of land plots, against their floor. */
export async function measurePlotCalls(endurance: Endurance): Promise<void> {
  const bed = await openPlotBed();
  try {
    const people = await addPeople(bed.pool);
    const floor = await bed.startFloor();
    title(`Calls about ${PLOTS} land plots, 10 connections, ${bed.name}`);
    for (const [what, { atLeast, path }] of Object.entries(calls)) {
      const requests = async () =>
        inTurns(people, (index) => ({ method: 'GET', path: path(index) }));
      const found = await compare({ floor, ours: bed.ours }, requests, endurance);
      report(...describe({ what, atLeast, requests }, found));
    }
  } finally {
    await bed.close();
  }
}
