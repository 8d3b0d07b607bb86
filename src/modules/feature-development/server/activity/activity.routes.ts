import { nameEmployees } from '#modules/directory/server/public.ts';
import { listActivityRoute } from '#modules/feature-development/contract/activity.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { requireSow } from '../records/sows.queries.ts';
import { eventsOf } from './activity-kinds.ts';
import { readEvents } from './activity.queries.ts';
import { mergeEvents } from './merge-events.ts';

export function serveActivity(serve: Serve, { translator }: Pick<Context, 'translator'>): void {
  serve.transaction(listActivityRoute, async ({ tx, scope, params, query }) => {
    await requireSow(tx, scope, params.id);
    const { kind, before, limit } = query;
    // One more than requested shows whether there is a next page.
    const section = { sow_id: params.id, events: eventsOf(kind), before, limit: limit + 1 };
    const events = await readEvents(tx, scope, section);
    const shown = events.slice(0, limit);
    const entries = mergeEvents(shown);
    const about = entries.flatMap(({ people }) => people);
    const nameOf = await nameEmployees(tx, scope, about);
    return {
      data: entries.map(({ people, ...entry }) => ({
        ...entry,
        subjects: [...people.flatMap((id) => nameOf.get(id) ?? []), ...entry.subjects],
        what: translator.translate(scope.language, entry.event.replace('.', ':events.')),
      })),
      next: events.length > limit ? (shown.at(-1)?.sequence ?? null) : null,
    };
  });
}
