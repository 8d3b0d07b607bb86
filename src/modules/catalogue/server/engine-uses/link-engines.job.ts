import { engineRegistered } from '#modules/engines/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import { handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import { linkEngines } from './link-engines.ts';

/** Links fields with an engine that they named before it was registered. */
export function linkEnginesJob({ database }: Pick<Context, 'database'>): JobHandler {
  return handleJob(engineRegistered, async (actor) => {
    const scope = { ...actor, permissions: new Set<never>(), language: 'th' as const };
    await database.inCompany(scope, (tx) => linkEngines(tx, scope));
  });
}
