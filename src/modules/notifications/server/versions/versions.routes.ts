import * as routes from '#modules/notifications/contract/versions.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { enabledChannels } from '../channels/channels.queries.ts';
import type { EventCatalogue } from '../events/event-catalogue.ts';
import { describeSetting } from '../settings/describe-setting.ts';
import { findSentFigures, settingKeeper } from '../settings/settings.queries.ts';
import { restoreVersion } from './restore-version.ts';
import { compareVersions, listVersions } from './versions.queries.ts';

export function serveVersions(serve: Serve, context: Context, catalogue: EventCatalogue): void {
  serve.transaction(routes.listVersionsRoute, async ({ tx, scope, params }) => {
    await settingKeeper.find(tx, scope, params.id);
    return { data: await listVersions(tx, scope, params.id) };
  });

  serve.transaction(routes.compareVersionsRoute, async ({ tx, scope, params, query }) => {
    const setting = await settingKeeper.find(tx, scope, params.id);
    return {
      data: await compareVersions(tx, scope, { setting, from: params.version_no, ...query }),
    };
  });

  serve.transaction(routes.restoreVersionRoute, async ({ tx, scope, params }) => {
    await restoreVersion(tx, scope, { id: params.id, number: params.version_no, catalogue });
    const { translator, defaultSettings } = context;
    const enabled = await enabledChannels(tx, scope);
    const row = await settingKeeper.find(tx, scope, params.id);
    const { language } = scope;
    return {
      data: {
        ...describeSetting(row, { catalogue, translator, defaultSettings, enabled, language }),
        ...(await findSentFigures(tx, scope, params.id)),
      },
    };
  });
}
