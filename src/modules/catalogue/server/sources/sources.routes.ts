import * as routes from '#modules/catalogue/contract/sources.ts';
import { success } from '#platform/contract/envelopes.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { describeImport } from '../imports/imports.queries.ts';
import { cancelReading } from './cancel-reading.ts';
import { createSource, deleteSource, updateSource } from './save-source.ts';
import { startReading } from './start-reading.ts';
import { describeSource, findSourceRow, listSources } from './sources.queries.ts';

export function serveSources(serve: Serve, context: Context): void {
  const { clock, jobs, secrets, translator, connection } = context;

  serve.transaction(routes.listSourcesRoute, async ({ tx, scope }) =>
    success(await listSources(tx, scope, translator)),
  );

  serve.transaction(routes.createSourceRoute, async ({ tx, scope, body }) => {
    const row = await createSource(tx, scope, { input: body, secrets, now: clock.now() });
    await startReading(tx, scope, { source: row, jobs });
    return success(await describeSource(tx, scope, { id: row.id, translator }));
  });

  serve.transaction(routes.updateSourceRoute, async ({ tx, scope, params, body }) => {
    const keeping = { id: params.id, change: body, secrets, now: clock.now(), translator };
    const row = await updateSource(tx, scope, keeping);
    return success(await describeSource(tx, scope, { id: row.id, translator }));
  });

  serve.transaction(routes.deleteSourceRoute, async ({ tx, scope, params }) => {
    await deleteSource(tx, scope, params.id);
    return null;
  });

  serve.transaction(routes.readSourceRoute, async ({ tx, scope, params }) => {
    const source = await findSourceRow(tx, scope, params.id);
    const row = await startReading(tx, scope, { source, jobs });
    return success(await describeImport(tx, scope, { row, translator, connection }));
  });

  serve.transaction(routes.cancelReadingRoute, async ({ tx, scope, params }) => {
    const row = await findSourceRow(tx, scope, params.id);
    await cancelReading(tx, scope, row.id);
    return success(await describeSource(tx, scope, { id: row.id, translator }));
  });
}
