import * as routes from '#modules/notifications/contract/settings.ts';
import { paginate } from '#platform/contract/envelopes.ts';
import { pageOf } from '#platform/contract/pagination.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { serveExport } from '#platform/server/export/serve-export.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { enabledChannels } from '../channels/channels.queries.ts';
import { featureId, type EventCatalogue } from '../events/event-catalogue.ts';
import { changeBasics, changeDraft, createSetting } from './change-setting.ts';
import { describeListed, describeSetting } from './describe-setting.ts';
import { funnelOf } from './funnel.queries.ts';
import { activateSetting, applyDraft, moveSetting } from './move-setting.ts';
import { settingSheet } from './setting-export.queries.ts';
import {
  findSentFigures,
  settingKeeper,
  settingList,
  type SettingRow,
} from './settings.queries.ts';

/** Settings, under the paths and in the shapes of the specification. */
export function serveSettings(serve: Serve, context: Context, catalogue: EventCatalogue): void {
  const { translator, defaultSettings } = context;
  const naming = { catalogue, translator, defaultSettings };

  /** The events that a choice of module, feature and type comes to. */
  function eventsOf({ module_id, feature_id, type }: Partial<routes.SettingFilters>) {
    if (module_id === undefined && feature_id === undefined && type === undefined) return undefined;
    return [...catalogue.events.values()]
      .filter(
        (event) =>
          (module_id ?? event.module.name) === event.module.name &&
          (feature_id ?? featureId(event)) === featureId(event) &&
          (type ?? event.type) === event.type,
      )
      .map(({ key }) => key);
  }

  async function describer(tx: Transaction, scope: Scope) {
    const enabled = await enabledChannels(tx, scope);
    return (row: SettingRow) =>
      describeSetting(row, { ...naming, language: scope.language, enabled });
  }

  async function get(tx: Transaction, scope: Scope, id: string) {
    const describe = await describer(tx, scope);
    const row = await settingKeeper.find(tx, scope, id);
    return { data: { ...describe(row), ...(await findSentFigures(tx, scope, id)) } };
  }

  serve.transaction(routes.listSettingsRoute, async ({ tx, scope, query }) => {
    const wanted = { ...pageOf(query), events: eventsOf(query) };
    const found = await settingList.page(tx, scope, wanted);
    const { language } = scope;
    const data = found.data.map(({ sent_total, sent_this_month, ...row }) => ({
      ...describeListed(row, { ...naming, language }),
      sent_total,
      sent_this_month,
    }));
    return paginate({ ...found, data });
  });

  serve.transaction(routes.getSettingRoute, ({ tx, scope, params }) => get(tx, scope, params.id));

  serve.transaction(routes.settingFunnelRoute, async ({ tx, scope, params }) => {
    await settingKeeper.find(tx, scope, params.id);
    return { data: await funnelOf(tx, scope, params.id) };
  });

  serve.transaction(routes.createSettingRoute, async ({ tx, scope, body }) => {
    return get(tx, scope, await createSetting(tx, scope, { input: body, catalogue, context }));
  });

  serve.transaction(routes.changeSettingRoute, async ({ tx, scope, params, body }) => {
    const describe = await describer(tx, scope);
    await changeBasics(tx, scope, { ...params, change: body, describe });
    return get(tx, scope, params.id);
  });

  serve.transaction(routes.changeSettingInfoRoute, async ({ tx, scope, params, body }) => {
    const describe = await describer(tx, scope);
    await changeDraft(tx, scope, { ...params, change: body, describe, catalogue });
    return get(tx, scope, params.id);
  });

  serve.transaction(routes.activateSettingRoute, async ({ tx, scope, params }) => {
    const enabled = await enabledChannels(tx, scope);
    await activateSetting(tx, scope, { ...params, catalogue, translator, enabled });
    return get(tx, scope, params.id);
  });

  serve.transaction(routes.applySettingRoute, async ({ tx, scope, params }) => {
    const enabled = await enabledChannels(tx, scope);
    await applyDraft(tx, scope, { ...params, catalogue, translator, enabled });
    return get(tx, scope, params.id);
  });

  serve.transaction(routes.deactivateSettingRoute, async ({ tx, scope, params }) => {
    await moveSetting(tx, scope, { ...params, to: 'Inactive', translator });
    return get(tx, scope, params.id);
  });

  serve.transaction(routes.archiveSettingRoute, async ({ tx, scope, params }) => {
    await moveSetting(tx, scope, { ...params, to: 'Archived', translator });
    return undefined;
  });

  serveExport(serve, context, {
    routes: routes.settingExport,
    entity: routes.NOTIFICATION_SETTING,
    list: (scope, query) =>
      settingSheet({ ...naming, language: scope.language })(scope, {
        ...query,
        events: eventsOf(query),
      }),
  });
}
