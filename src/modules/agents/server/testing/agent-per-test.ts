import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Agent, getAgentRoute } from '#modules/agents/contract/agents.ts';
import type { AgentFile } from '#modules/agents/contract/files.ts';
import type { SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import {
  addFiles,
  addKeeper,
  createAgent,
  filesOf,
  sync,
  waitForSync,
  type Contents,
  type Keeper,
} from './agents.ts';

/** What the tests of a file have: one application, its manager of agents, and a new agent for each test. */
interface AgentPerTest {
  readonly app: TestApp;
  readonly keeper: Keeper;
  readonly agent: Agent;
  /** Parameters of the agent's routes. */
  params(): { id: string };
  current(): Promise<Agent>;
  addFiles(files: Contents): Promise<AgentFile[]>;
  files(): Promise<AgentFile[]>;
  sync(): Promise<SyncJob>;
  waitForSync(id: string, until?: (job: SyncJob) => boolean): Promise<SyncJob>;
  /** How many rows of a table belong to the agent. */
  countRows(table: string, column?: string): Promise<number>;
}

/** Prepares the tests of a file; call it before its own `beforeEach`. */
export function agentPerTest(): AgentPerTest {
  let app: TestApp;
  let keeper: Keeper;
  let agent: Agent;
  beforeAll(async () => {
    app = await startTestApp();
    keeper = await addKeeper(app);
  });
  beforeEach(async () => {
    agent = await createAgent(keeper);
  });
  afterAll(() => app.close());

  const params = () => ({ id: agent.id });
  return {
    get app() {
      return app;
    },
    get keeper() {
      return keeper;
    },
    get agent() {
      return agent;
    },
    params,
    current: () => keeper.ask(getAgentRoute, { params: params() }),
    addFiles: (files) => addFiles(keeper, agent.id, files),
    files: () => filesOf(keeper, agent.id),
    sync: () => sync(keeper, agent.id),
    waitForSync: (id, until) => waitForSync(keeper, id, until),
    async countRows(table, column = 'agent_id') {
      const [row] = await queryRows<{ count: number }>(
        app,
        `select count(*) from ${table} where ${column} = $1`,
        [agent.id],
      );
      return row?.count ?? -1;
    },
  };
}
