import { tagText } from '#modules/feature-development/contract/records.ts';
import * as routes from '#modules/feature-development/contract/several.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { doToSeveral } from '#platform/server/records/do-to-several.ts';
import { valueStreamKeeper } from '../records/value-streams.queries.ts';
import { deleteSop } from '../sops/delete-sop.ts';
import { updateSop } from '../sops/save-sop.ts';
import { deleteSow } from '../sows/delete-sow.ts';
import { updateSow } from '../sows/update-sow.ts';
import { deleteValueStream } from '../value-streams/delete-value-stream.ts';
import { updateValueStream } from '../value-streams/save-value-stream.ts';
import { changeTags } from './change-tags.ts';
import {
  lockSeveralSops,
  lockSeveralSows,
  lockSeveralValueStreams,
} from './lock-several.queries.ts';

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const rowsOf = (ids: readonly string[]) => ids.map((id) => ({ id }));

/** Changes and deletions of several records by one call. */
export function serveSeveral(serve: Serve, { translator }: Pick<Context, 'translator'>): void {
  serve.transaction(routes.changeSowsRoute, async ({ tx, scope, body }) => {
    const { rows, add_tags, remove_tags, ...change } = body;
    const stored = await lockSeveralSows(tx, scope, idsOf(rows));
    const tagsOf = new Map(stored.map(({ id, tags }) => [id, tags]));
    return doToSeveral({
      rows,
      translator,
      language: scope.language,
      act: ({ id, version }) => {
        const tags = changeTags(tagsOf.get(id) ?? [], { add_tags, remove_tags });
        return updateSow(tx, scope, { id, change: { ...change, tags, version } });
      },
    });
  });

  serve.transaction(routes.changeSopsRoute, async ({ tx, scope, body: { rows, ...change } }) => {
    await lockSeveralSops(tx, scope, idsOf(rows));
    return doToSeveral({
      rows,
      translator,
      language: scope.language,
      act: ({ id, version }) => updateSop(tx, scope, { id, change: { ...change, version } }),
    });
  });

  serve.transaction(routes.changeValueStreamsRoute, async ({ tx, scope, body }) => {
    const { rows, add_tags, remove_tags, ...change } = body;
    await lockSeveralValueStreams(tx, scope, idsOf(rows));
    return doToSeveral({
      rows,
      translator,
      language: scope.language,
      act: async ({ id, version }) => {
        const { tags: stored } = await valueStreamKeeper.find(tx, scope, id);
        const tags = changeTags(tagText.parse(stored), { add_tags, remove_tags });
        return updateValueStream(tx, scope, { id, change: { ...change, tags, version } });
      },
    });
  });

  serve.transaction(routes.deleteSowsRoute, async ({ tx, scope, body: { ids } }) => {
    await lockSeveralSows(tx, scope, ids);
    return doToSeveral({
      rows: rowsOf(ids),
      translator,
      language: scope.language,
      act: ({ id }) => deleteSow(tx, scope, { id }),
    });
  });

  serve.transaction(routes.deleteSopsRoute, async ({ tx, scope, body: { ids } }) => {
    await lockSeveralSops(tx, scope, ids);
    return doToSeveral({
      rows: rowsOf(ids),
      translator,
      language: scope.language,
      act: ({ id }) => deleteSop(tx, scope, { id }),
    });
  });

  serve.transaction(routes.deleteValueStreamsRoute, async ({ tx, scope, body: { ids } }) => {
    await lockSeveralValueStreams(tx, scope, ids);
    return doToSeveral({
      rows: rowsOf(ids),
      translator,
      language: scope.language,
      act: ({ id }) => deleteValueStream(tx, scope, { id }),
    });
  });
}
