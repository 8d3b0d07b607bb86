import type { Serve } from '#platform/server/http/serve.ts';
import * as routes from '#modules/agents/contract/sync-jobs.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { listSyncJobFiles } from './sync-job-files.queries.ts';
import { findSyncJob, listSyncJobs } from './sync-jobs.queries.ts';
import { findSchedule } from './sync-schedules.queries.ts';
import { cancelSync } from './cancel-sync.ts';
import { setSchedule } from './set-schedule.ts';
import { startSync } from './start-sync.ts';

/** Syncs: start, schedule, history, progress, cancel. */
export function serveSyncJobs(serve: Serve, { clock, jobs, translator }: AgentsContext): void {
  serve.transaction(routes.startSyncRoute, ({ tx, scope, params, body }) =>
    startSync(tx, scope, {
      agentId: params.id,
      idempotencyKey: body.idempotency_key,
      choice: body.only ?? body.file_ids,
      jobs,
    }),
  );

  serve.transaction(routes.getScheduleRoute, ({ tx, scope, params }) =>
    findSchedule(tx, scope, params.id),
  );

  serve.transaction(routes.setScheduleRoute, ({ tx, scope, params, body }) =>
    setSchedule(tx, scope, { agentId: params.id, schedule: body, now: clock.now() }),
  );

  serve.transaction(routes.listSyncJobsRoute, ({ tx, scope, params, query }) =>
    listSyncJobs(tx, scope, { agentId: params.id, query }),
  );

  serve.transaction(routes.getSyncJobRoute, ({ tx, scope, params }) =>
    findSyncJob(tx, scope, params.id),
  );

  serve.transaction(routes.listSyncJobFilesRoute, ({ tx, scope, params, query }) =>
    listSyncJobFiles(tx, scope, { jobId: params.id, query, translator }),
  );

  serve.transaction(routes.cancelSyncJobRoute, ({ tx, scope, params }) =>
    cancelSync(tx, scope, params.id),
  );
}
