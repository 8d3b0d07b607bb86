import { and, eq, ne } from 'drizzle-orm';
import { importEntities } from '#modules/catalogue/contract/imports.ts';
import { cataloguePermissions } from '#modules/catalogue/contract/permissions.ts';
import type { OutboundUses } from '#platform/server/outbound/outbound-uses.ts';
import { catalogueSources } from '../imports/sources.tables.ts';

/** Sources are databases that are read. */
export const sourceUses: OutboundUses = {
  permission: cataloguePermissions.name('connect'),
  find: (tx, { companyId }) =>
    tx
      .select({
        id: catalogueSources.id,
        name: catalogueSources.company_name,
        host: catalogueSources.host,
        port: catalogueSources.port,
      })
      .from(catalogueSources)
      .where(and(eq(catalogueSources.company_id, companyId), ne(catalogueSources.kind, 'own')))
      .then((found) => found.map((source) => ({ entity: importEntities.source, ...source }))),
};
