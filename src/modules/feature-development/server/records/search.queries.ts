import { VALUE_STREAM } from '#modules/feature-development/contract/value-streams.ts';
import { SOP } from '#modules/feature-development/contract/sops.ts';
import { SOW } from '#modules/feature-development/contract/sows.ts';
import { and, desc, eq } from 'drizzle-orm';
import { trackingPermissions } from '#modules/feature-development/contract/permissions.ts';
import { companyView } from '#platform/server/database/company-view.ts';
import type { RecordSearch } from '#platform/server/search/record-search.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';
import { sops } from './sops.tables.ts';
import { sows } from './sows.tables.ts';
import { valueStreams } from './value-streams.tables.ts';

const permission = trackingPermissions.name('read');

const findValueStreams: RecordSearch = {
  entity: VALUE_STREAM,
  permission,
  async find(tx, _scope, { text, limit }) {
    const condition = matchesSearch(valueStreams.search_text, text);
    if (condition === undefined) return [];
    const rows = await tx
      .select({ id: valueStreams.id, name: valueStreams.name })
      .from(companyView(valueStreams))
      .where(condition)
      // Ids are in the order of creation.
      .orderBy(desc(valueStreams.id))
      .limit(limit);
    return rows.map((row) => ({ ...row, detail: '', within: null }));
  },
};

const findSops: RecordSearch = {
  entity: SOP,
  permission,
  async find(tx, { companyId }, { text, limit }) {
    const condition = matchesSearch(sops.search_text, text);
    if (condition === undefined) return [];
    return tx
      .select({
        id: sops.id,
        name: sops.name,
        detail: valueStreams.name,
        within: sops.value_stream_id,
      })
      .from(sops)
      .innerJoin(
        valueStreams,
        and(
          eq(valueStreams.company_id, sops.company_id),
          eq(valueStreams.id, sops.value_stream_id),
        ),
      )
      .where(and(eq(sops.company_id, companyId), condition))
      .orderBy(desc(sops.id))
      .limit(limit);
  },
};

const findSows: RecordSearch = {
  entity: SOW,
  permission,
  async find(tx, { companyId }, { text, limit }) {
    const condition = matchesSearch(sows.search_text, text);
    if (condition === undefined) return [];
    return tx
      .select({ id: sows.id, name: sows.name, detail: sops.name, within: sows.sop_id })
      .from(sows)
      .innerJoin(sops, and(eq(sops.company_id, sows.company_id), eq(sops.id, sows.sop_id)))
      .where(and(eq(sows.company_id, companyId), condition))
      .orderBy(desc(sows.id))
      .limit(limit);
  },
};

export const trackingSearches = [findValueStreams, findSops, findSows] as const;
