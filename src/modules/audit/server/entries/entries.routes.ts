import * as routes from '#modules/audit/contract/entries.ts';
import type { AuditEntry } from '#modules/audit/contract/entries.ts';
import { readUsernames } from '#modules/identity/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import type { ExportableList } from '#platform/server/export/export-list.ts';
import { serveExport } from '#platform/server/export/serve-export.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import {
  distinctValues,
  findEntries,
  findSequences,
  listEntries,
  refuseTooMany,
} from './entries.queries.ts';
import { describeEntry, nameEntity } from './describe-entry.ts';
import { describePage } from './describe-page.ts';
import { nameMentioned } from './name-mentioned.ts';

/** What was done in the company. */
export function serveAudit(serve: Serve, context: Context): void {
  const { amounts, database, translator, recordNames } = context;

  serve.outside(routes.listAuditRoute, ({ scope, query }) =>
    describePage(context, scope, (tx) => listEntries(tx, scope, query)),
  );

  serve.outside(routes.auditChoicesRoute, async ({ scope }) => {
    const [events, entities, people] = await database.inCompany(
      scope,
      async (tx) => [
        await distinctValues(tx, scope, 'name'),
        await distinctValues(tx, scope, 'entity'),
        await distinctValues(tx, scope, 'user_id'),
      ],
      { readOnly: true },
    );
    const usernames = await readUsernames(context, scope, people);
    const say = (key: string, otherwise: string) =>
      translator.has(scope.language, key) ? translator.translate(scope.language, key) : otherwise;
    return {
      events: inOrder(events, (name) => say(name.replace('.', ':events.'), name)),
      entities: inOrder(entities, (entity) => nameEntity(entity, { translator, ...scope })),
      people: inOrder([...usernames.keys()], (id) => usernames.get(id) ?? id),
    };
  });

  serveExport(serve, context, {
    routes: { ticket: routes.createAuditExportRoute, file: routes.exportAuditRoute },
    entity: 'audit',
    check: (tx, scope, { body }) => refuseTooMany(tx, scope, body),
    async list(scope, query): Promise<ExportableList<AuditEntry>> {
      const people = await database.inCompany(scope, (tx) => distinctValues(tx, scope, 'user_id'), {
        readOnly: true,
      });
      const usernames = await readUsernames(context, scope, people);
      const reader = { amounts, translator, language: scope.language, usernames };
      return {
        title: 'audit:screen.title',
        columns: [
          { heading: 'audit:columns.at', cell: ({ at }) => new Date(at) },
          { heading: 'audit:fields.person', width: 24, cell: ({ who }) => who },
          { heading: 'audit:fields.event', width: 30, cell: ({ what }) => what },
          { heading: 'audit:fields.entity', width: 16, cell: ({ kind }) => kind },
          { heading: 'audit:fields.record', width: 30, cell: ({ name }) => name },
          { heading: 'audit:columns.before', width: 48, cell: (entry) => written(entry, 'before') },
          { heading: 'audit:columns.after', width: 48, cell: (entry) => written(entry, 'after') },
        ],
        findIds: (tx) => findSequences(tx, scope, query),
        readRows: async (tx, ids) => {
          const rows = await findEntries(tx, scope, ids.map(Number));
          const { employees, names, placeName } = await nameMentioned(tx, scope, {
            recordNames,
            rows,
          });
          return rows.map((row) => ({
            id: String(row.sequence),
            ...describeEntry(row, { ...reader, employees, names, placeName }),
          }));
        },
      };
    },
  });
}

function inOrder(values: readonly string[], labelOf: (value: string) => string) {
  return values
    .map((value) => ({ value, label: labelOf(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'th'));
}

function written({ changes }: AuditEntry, side: 'before' | 'after'): string {
  return changes
    .filter((change) => change[side] !== null)
    .map((change) => `${change.label}: ${change[side]}`)
    .join('\n');
}
