import { readChanges } from '#modules/audit/server/public.ts';
import { nameEmployees } from '#modules/directory/server/public.ts';
import * as routes from '#modules/feature-development/contract/activity.ts';
import { SOP } from '#modules/feature-development/contract/sops.ts';
import { SOW } from '#modules/feature-development/contract/sows.ts';
import { VALUE_STREAM } from '#modules/feature-development/contract/value-streams.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { requireSubject, type Subject } from '../records/subjects.queries.ts';
import { eventsOf } from './activity-kinds.ts';
import { readEvents } from './activity.queries.ts';
import { mergeEvents } from './merge-events.ts';

type Wanted = Query<typeof routes.listActivityRoute> & { readonly subject: Subject };

export function serveActivity(
  serve: Serve,
  { translator, recordNames }: Pick<Context, 'translator' | 'recordNames'>,
): void {
  const read = async (tx: Transaction, scope: Scope, wanted: Wanted) => {
    const { subject, kind, before, limit } = wanted;
    await requireSubject(tx, scope, subject);
    // One more than requested shows whether there is a next page.
    const section = { subject, events: eventsOf(kind), before, limit: limit + 1 };
    const events = await readEvents(tx, scope, section);
    const shown = events.slice(0, limit);
    const entries = mergeEvents(shown);
    const about = entries.flatMap(({ people }) => people);
    const nameOf = await nameEmployees(tx, scope, about);
    const edits = entries.filter(({ changed }) => changed.length > 0);
    const sequences = edits.map(({ sequence }) => sequence);
    const changesOf = await readChanges(tx, scope, { translator, recordNames, sequences });
    return {
      data: entries.map(({ people, ...entry }) => ({
        ...entry,
        changes: (changesOf.get(entry.sequence) ?? []).filter(({ field }) =>
          entry.changed.includes(field),
        ),
        subjects: [...people.flatMap((id) => nameOf.get(id) ?? []), ...entry.subjects],
        what: translator.translate(scope.language, entry.event.replace('.', ':events.')),
      })),
      next: events.length > limit ? (shown.at(-1)?.sequence ?? null) : null,
    };
  };

  serve.transaction(routes.listActivityRoute, ({ tx, scope, params, query }) =>
    read(tx, scope, { subject: { entity: SOW, id: params.id }, ...query }),
  );
  serve.transaction(routes.listSopActivityRoute, ({ tx, scope, params, query }) =>
    read(tx, scope, { subject: { entity: SOP, id: params.id }, ...query }),
  );
  serve.transaction(routes.listValueStreamActivityRoute, ({ tx, scope, params, query }) =>
    read(tx, scope, { subject: { entity: VALUE_STREAM, id: params.id }, ...query }),
  );
}
