import { agentActions, describe } from './actions.ts';
import { compare, type Endurance } from './load.ts';
import { addPeople } from './people.ts';
import { report, title } from './report.ts';
import { seed } from './seed.ts';
import { openStand } from './stand.ts';

interface Settings extends Endurance {
  readonly embedded: boolean;
  /** Only actions whose name contains this. */
  readonly only?: string;
}

/** Calls of the API against their floor, on 100,000 agents. */
export async function measureApi({ embedded, only = '', ...endurance }: Settings): Promise<void> {
  const stand = await openStand({ embedded });
  try {
    await seed(stand.pool);
    const people = await addPeople(stand.pool);
    const floor = await stand.startFloor();
    title(`API, 100,000 agents, 10 connections, ${stand.name}`);
    for (const action of await agentActions(stand.pool, people)) {
      if (!action.what.includes(only)) continue;
      const found = await compare({ floor, ours: stand.ours }, action.requests, endurance);
      report(...describe(action, found));
    }
  } finally {
    await stand.close();
  }
}
