import { engineWithdrawn } from '#modules/engines/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import { handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import { notifyEngineUsers } from './notify-engine-users.ts';

/** Notifies the owners of what uses an engine that was taken out of use. */
export function notifyEngineUsersJob({ database }: Pick<Context, 'database'>): JobHandler {
  return handleJob(engineWithdrawn, async ({ engineId, ...actor }) => {
    await database.inCompany(actor, (tx) => notifyEngineUsers(tx, actor, engineId));
  });
}
