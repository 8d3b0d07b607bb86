import { agentActions, describe } from './actions.ts';
import { compare, type Endurance } from './load.ts';
import { addPeople } from './people.ts';
import { report, title } from './report.ts';
import { seed } from './seed.ts';
import { openTestBed } from './test-bed.ts';

interface Settings extends Endurance {
  readonly embedded: boolean;
  /** Only actions whose name contains this. */
  readonly only?: string;
}

/** Calls of the API against their floor, on 100,000 agents. */
export async function measureApi({ embedded, only = '', ...endurance }: Settings): Promise<void> {
  const bed = await openTestBed({ embedded });
  try {
    await seed(bed.pool);
    const people = await addPeople(bed.pool);
    const floor = await bed.startFloor();
    title(`API, 100,000 agents, 10 connections, ${bed.name}`);
    for (const action of await agentActions(bed.pool, people)) {
      if (!action.what.includes(only)) continue;
      const found = await compare({ floor, ours: bed.ours }, action.requests, endurance);
      report(...describe(action, found));
    }
  } finally {
    await bed.close();
  }
}
