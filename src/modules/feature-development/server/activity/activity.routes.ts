import { actorNames, readChanges } from '#modules/audit/server/public.ts';
import { nameEmployees } from '#modules/directory/server/public.ts';
import * as routes from '#modules/feature-development/contract/activity.ts';
import { SOP } from '#modules/feature-development/contract/sops.ts';
import { SOW } from '#modules/feature-development/contract/sows.ts';
import { VALUE_STREAM } from '#modules/feature-development/contract/value-streams.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { requireSubject, type Subject } from '../records/subjects.queries.ts';
import { eventsOf } from './activity-kinds.ts';
import { readEvents } from './activity.queries.ts';
import { mergeEvents } from './merge-events.ts';

type Wanted = Query<typeof routes.listActivityRoute> & { readonly subject: Subject };

export function serveActivity(
  serve: Serve,
  context: Pick<Context, 'amounts' | 'database' | 'translator' | 'recordNames'>,
): void {
  const { database, translator } = context;
  const read = async (scope: Scope, wanted: Wanted) => {
    const { subject, kind, before, limit } = wanted;
    // One more than requested shows whether there is a next page.
    const section = { subject, events: eventsOf(kind), before, limit: limit + 1 };
    const { entries, next, employees } = await database.inCompany(
      scope,
      async (tx) => {
        await requireSubject(tx, scope, subject);
        const events = await readEvents(tx, scope, section);
        const shown = events.slice(0, limit);
        const merged = mergeEvents(shown);
        const about = merged.flatMap(({ people }) => people);
        return {
          entries: merged,
          next: events.length > limit ? (shown.at(-1)?.sequence ?? null) : null,
          employees: await nameEmployees(tx, scope, about),
        };
      },
      { readOnly: true },
    );
    const edits = entries.filter(({ changed }) => changed.length > 0);
    const sequences = edits.map(({ sequence }) => sequence);
    const changesOf = await readChanges(context, scope, sequences);
    const nameActor = await actorNames(
      context,
      scope,
      entries.map(({ who, user_id }) => ({ employee: who, user_id })),
    );
    return {
      data: entries.map(({ people, user_id, ...entry }) => ({
        ...entry,
        who: nameActor({ employee: entry.who, user_id }),
        changes: (changesOf.get(entry.sequence) ?? []).filter(({ field }) =>
          entry.changed.includes(field),
        ),
        subjects: [...people.flatMap((id) => employees.get(id) ?? []), ...entry.subjects],
        what: translator.translate(scope.language, entry.event.replace('.', ':events.')),
      })),
      next,
    };
  };

  serve.outside(routes.listActivityRoute, ({ scope, params, query }) =>
    read(scope, { subject: { entity: SOW, id: params.id }, ...query }),
  );
  serve.outside(routes.listSopActivityRoute, ({ scope, params, query }) =>
    read(scope, { subject: { entity: SOP, id: params.id }, ...query }),
  );
  serve.outside(routes.listValueStreamActivityRoute, ({ scope, params, query }) =>
    read(scope, { subject: { entity: VALUE_STREAM, id: params.id }, ...query }),
  );
}
