import type { Agent } from '#modules/agents/contract/agents.ts';
import { getSyncJobRoute } from '#modules/agents/contract/sync-jobs.ts';
import type { AgentsContext } from '../../agents/agents-context.ts';
import { createTextExtractor } from '#libraries/documents/extract-text.ts';
import { syncDocumentsJob } from '../sync-documents.job.ts';
import { BUILT_IN_MODEL } from '#libraries/retrieval/built-in-embedder.ts';
import { createRetrieval } from '../../indexing/create-retrieval.ts';
import { startSync } from '../../sync-jobs/start-sync.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { newId } from '#platform/server/ids.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { addKeeper } from '../../testing/agents.ts';
import { startTestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';

type Worker = ReturnType<typeof syncDocumentsJob>;

/** A run of a sync as its job receives it. */
export interface StartedSync {
  readonly companyId: number;
  readonly agentId: string;
  readonly jobId: string;
}

/** More files than are read ahead of the index. */
export const NINE_FILES = Object.fromEntries(
  Array.from({ length: 9 }, (_, number) => [
    `${String(number).padStart(2, '0')}.txt`,
    `แปลงที่ ${number}\n${'อ้อยเข้าหีบตามคิวที่จองไว้ '.repeat(number * 40)}`,
  ]),
);

/** An application whose syncs are processed by the test's own workers, which it can break. */
export async function startSyncWorkshop() {
  const app = await startTestApp();
  const keeper = await addKeeper(app);
  const extractor = createTextExtractor();
  const retrieval = createRetrieval({ database: app.context.database });

  return {
    app,
    keeper,
    retrieval,
    workerWith(changes: Partial<Pick<AgentsContext, 'retrieval' | 'database'>> = {}): Worker {
      const { extractText } = extractor;
      const context: AgentsContext = {
        ...app.context,
        modelOf: () => BUILT_IN_MODEL,
        retrieval,
        extractText,
        ...changes,
      };
      return syncDocumentsJob(context);
    },
    /** Starts a run that no worker of the application receives. */
    async start({ id: agentId }: Agent): Promise<StartedSync> {
      const scope: Scope = {
        companyId: 1,
        userId: keeper.userId,
        employeeId: keeper.employeeId,
        permissions: new Set(),
        language: 'th',
        requestId: 'test',
      };
      const jobs: Jobs = { ...app.context.jobs, enqueue: async () => undefined };
      const started = { agentId, idempotencyKey: undefined, jobs };
      const { id } = await app.context.database.inCompany(scope, (tx) =>
        startSync(tx, scope, started),
      );
      return { companyId: 1, agentId, jobId: id };
    },
    jobOf: (payload: StartedSync) => keeper.ask(getSyncJobRoute, { params: { id: payload.jobId } }),
    /** What is in the index, and what the records say about it. */
    async chunksOfIndexAndBooks({ id }: Agent) {
      const [row] = await queryRows<{ chunks: number; books: number; doubled: number }>(
        app,
        `select
           (select count(*) from agent_chunks c join agent_files f on f.id = c.file_id where f.agent_id = $1) as chunks,
           (select sum(chunks_count) from agent_files where agent_id = $1) as books,
           (select count(*) from (
             select 1 from agent_chunks c join agent_files f on f.id = c.file_id
             where f.agent_id = $1 group by c.file_id, c.chunk_no having count(*) > 1) twice) as doubled`,
        [id],
      );
      return row;
    },
    async close(): Promise<void> {
      extractor.close();
      await retrieval.close();
      await app.close();
    },
  };
}

export function work(
  worker: Worker,
  payload: StartedSync,
  signal = AbortSignal.any([]),
): Promise<void> {
  return worker.run(payload, { signal, jobId: newId(), isFirstTry: true, isLastTry: false });
}
