import * as figureRoutes from '#modules/notifications/contract/custom-figures.ts';
import * as routes from '#modules/notifications/contract/customs.ts';
import type { SettingStatus } from '#modules/notifications/contract/setting-status.ts';
import { paginate } from '#platform/contract/envelopes.ts';
import { pageOf } from '#platform/contract/pagination.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { serveExport } from '#platform/server/export/serve-export.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { enabledChannels } from '../channels/channels.queries.ts';
import { figuresOf, funnelOf, reachOf } from './custom-figures.queries.ts';
import { filesOfCustom } from './custom-files.queries.ts';
import { customSheet } from './custom-sheet.ts';
import { customKeeper, customList, type CustomRow } from './customs.queries.ts';
import { describeCustom } from './describe-custom.ts';
import { moveCustom } from './move-custom.ts';
import { changeCustom, createCustom, duplicateCustom } from './save-custom.ts';
import { cancelCustom, sendCustom } from './send-custom.ts';

/** Messages that people write and send themselves. */
export function serveCustoms(serve: Serve, context: Context): void {
  const { clock, config, translator } = context;

  const sendable = async (tx: Transaction, scope: Scope, id: string) => ({
    enabled: await enabledChannels(tx, scope),
    files: await filesOfCustom(tx, scope, id),
    hasAddress: config.PUBLIC_URL !== undefined,
  });

  async function describer(tx: Transaction, scope: Scope, id: string) {
    const stated = await sendable(tx, scope, id);
    const { language } = scope;
    return (row: CustomRow) => describeCustom(row, { translator, language, ...stated });
  }

  async function get(tx: Transaction, scope: Scope, id: string) {
    const describe = await describer(tx, scope, id);
    const row = await customKeeper.find(tx, scope, id);
    return { data: { ...describe(row), recipients_total: await figuresOf(tx, scope, id) } };
  }

  async function move(tx: Transaction, scope: Scope, given: { id: string; to: SettingStatus }) {
    await moveCustom(tx, scope, { ...given, translator });
    return get(tx, scope, given.id);
  }

  serve.transaction(routes.listCustomsRoute, async ({ tx, scope, query }) => {
    const found = await customList.page(tx, scope, pageOf(query));
    const data = found.data.map(({ created_at: createdAt, updated_at: updatedAt, ...row }) => ({
      ...row,
      createdAt,
      updatedAt,
    }));
    return paginate({ ...found, data });
  });

  serve.transaction(routes.getCustomRoute, ({ tx, scope, params }) => get(tx, scope, params.id));

  serve.transaction(routes.createCustomRoute, async ({ tx, scope, body }) =>
    get(tx, scope, await createCustom(tx, scope, body)),
  );

  serve.transaction(routes.changeCustomRoute, async ({ tx, scope, params, body }) => {
    const describe = await describer(tx, scope, params.id);
    await changeCustom(tx, scope, { ...params, change: body, describe });
    return get(tx, scope, params.id);
  });

  serve.transaction(routes.duplicateCustomRoute, async ({ tx, scope, params }) => {
    const nameOf = (name: string) =>
      translator.translate(scope.language, 'notifications:customs.copy_of', { name });
    return get(tx, scope, await duplicateCustom(tx, scope, { ...params, nameOf }));
  });

  serve.transaction(routes.sendCustomRoute, async ({ tx, scope, params, body }) => {
    await sendCustom(tx, scope, {
      ...params,
      wanted: body,
      sendable: await sendable(tx, scope, params.id),
      clock,
    });
    return get(tx, scope, params.id);
  });

  serve.transaction(routes.cancelCustomRoute, async ({ tx, scope, params }) => {
    await cancelCustom(tx, scope, params.id);
    return get(tx, scope, params.id);
  });

  serve.transaction(routes.activateCustomRoute, ({ tx, scope, params }) =>
    move(tx, scope, { ...params, to: 'Active' }),
  );

  serve.transaction(routes.deactivateCustomRoute, ({ tx, scope, params }) =>
    move(tx, scope, { ...params, to: 'Inactive' }),
  );

  serve.transaction(routes.archiveCustomRoute, async ({ tx, scope, params }) => {
    await move(tx, scope, { ...params, to: 'Archived' });
    return undefined;
  });

  serve.transaction(figureRoutes.customReachRoute, async ({ tx, scope, params }) => ({
    data: await reachOf(tx, scope, await customKeeper.find(tx, scope, params.id)),
  }));

  serve.transaction(figureRoutes.customFunnelRoute, async ({ tx, scope, params }) => {
    await customKeeper.find(tx, scope, params.id);
    return { data: await funnelOf(tx, scope, params.id) };
  });

  serveExport(serve, context, {
    routes: routes.customExport,
    entity: routes.NOTIFICATION_CUSTOM,
    list: customSheet,
  });
}
