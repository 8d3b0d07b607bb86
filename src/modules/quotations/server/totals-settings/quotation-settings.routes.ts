import {
  changeSettingsRoute,
  getSettingsRoute,
} from '#modules/quotations/contract/quotation-settings.ts';
import { success } from '#platform/contract/envelopes.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { changeSettings } from './change-settings.ts';
import { findSettings } from './quotation-settings.queries.ts';

export function serveSettings(serve: Serve, { translator }: Pick<Context, 'translator'>): void {
  serve.transaction(getSettingsRoute, async ({ tx, scope }) =>
    success(await findSettings(tx, scope)),
  );

  serve.transaction(changeSettingsRoute, async ({ tx, scope, body }) =>
    success(await changeSettings(tx, scope, { change: body, translator })),
  );
}
