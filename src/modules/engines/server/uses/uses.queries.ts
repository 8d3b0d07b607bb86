import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { EngineUse, listUsesRoute } from '#modules/engines/contract/uses.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { countRows, pageWindow } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { likePatterns } from '#platform/server/search/search-text.ts';
import { engineUses } from '../engines/engines.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

interface Wanted {
  readonly engineId: string;
  readonly query: Query<typeof listUsesRoute>;
}

/** What uses an engine. Few enough use one engine that a search may read them all. */
export async function listUses(
  tx: Transaction,
  { companyId, language }: Reader,
  { engineId, query }: Wanted,
): Promise<Page<EngineUse>> {
  const name = language === 'th' ? engineUses.name_th : engineUses.name_en;
  const text = sql`lower(normalize(concat_ws(' ', ${engineUses.code}, ${engineUses.name_th}, ${engineUses.name_en},
    ${engineUses.module_code}, ${engineUses.feature_code}), NFKC))`;
  const where = and(
    ofEngine({ companyId, engineId }),
    ...likePatterns(query.search).map(
      (pattern) => sql`${text} like lower(normalize(${pattern}, NFKC))`,
    ),
  );
  const { offset, limit } = pageWindow(query);
  const rows = await tx
    .select()
    .from(engineUses)
    .where(where)
    .orderBy(
      desc(engineUses.required),
      asc(engineUses.kind),
      sql`${name} collate "und-x-icu"`,
      asc(engineUses.dependent_id),
    )
    .limit(limit)
    .offset(offset);
  return {
    data: rows.map((row) => ({
      kind: row.kind,
      id: row.dependent_id,
      code: row.code,
      name: language === 'th' ? row.name_th : row.name_en,
      module_code: row.module_code,
      feature_code: row.feature_code,
      link: row.link,
      required: row.required,
    })),
    ...(await countRows(tx, { table: engineUses, where, mode: query.count })),
    page: query.page,
    page_size: query.page_size,
  };
}

const ofEngine = ({ companyId, engineId }: { companyId: number; engineId: string }) =>
  and(eq(engineUses.company_id, companyId), eq(engineUses.engine_id, engineId));

/** The ids of what uses an engine, for `inArray` in a statement of the transaction. */
export function dependentsOf(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  engineId: string,
) {
  return tx
    .select({ id: engineUses.dependent_id })
    .from(engineUses)
    .where(ofEngine({ companyId, engineId }));
}
