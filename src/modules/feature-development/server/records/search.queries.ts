import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { trackingPermissions } from '#modules/feature-development/contract/permissions.ts';
import { SOP } from '#modules/feature-development/contract/sops.ts';
import { SOW } from '#modules/feature-development/contract/sows.ts';
import { VALUE_STREAM } from '#modules/feature-development/contract/value-streams.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';
import type { RecordSearch } from '#platform/server/search/record-search.ts';
import { nameOfValueStream } from './sops.queries.ts';
import { sops } from './sops.tables.ts';
import { nameOfSop } from './sows.queries.ts';
import { sows } from './sows.tables.ts';
import { valueStreams } from './value-streams.tables.ts';

interface Level {
  readonly entity: string;
  readonly table: typeof valueStreams | typeof sops | typeof sows;
  /** The name of the record above. */
  readonly detail: SQL<string>;
  /** Its id, where the address of the record needs it. */
  readonly within: SQL<string | null>;
}

const searchLevel = ({ entity, table, detail, within }: Level): RecordSearch => ({
  entity,
  permission: trackingPermissions.name('read'),
  async find(tx, { companyId }, { text, limit }) {
    const condition = matchesSearch(table.search_text, text);
    if (condition === undefined) return [];
    return (
      tx
        .select({ id: table.id, name: table.name, detail, within })
        .from(table)
        .where(and(eq(table.company_id, companyId), condition))
        // Ids are in the order of creation.
        .orderBy(desc(table.id))
        .limit(limit)
    );
  },
});

export const trackingSearches = [
  searchLevel({ entity: VALUE_STREAM, table: valueStreams, detail: sql`''`, within: sql`null` }),
  searchLevel({
    entity: SOP,
    table: sops,
    detail: nameOfValueStream,
    within: sql`${sops.value_stream_id}`,
  }),
  searchLevel({ entity: SOW, table: sows, detail: nameOfSop, within: sql`${sows.sop_id}` }),
] as const;
