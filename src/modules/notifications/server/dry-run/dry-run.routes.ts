import { dryRunRoute } from '#modules/notifications/contract/dry-run.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { EventCatalogue } from '../events/event-catalogue.ts';
import { settingKeeper } from '../settings/settings.queries.ts';
import { tryDraft } from './dry-run.queries.ts';

export function serveDryRun(serve: Serve, context: Context, catalogue: EventCatalogue): void {
  serve.transaction(dryRunRoute, async ({ tx, scope, params, query }) => {
    const setting = await settingKeeper.find(tx, scope, params.id);
    return { data: await tryDraft(tx, scope, { setting, catalogue, context, ...query }) };
  });
}
