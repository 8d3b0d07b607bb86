import type { z } from 'zod';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { IN_HOUSE_SERVICE, inHouseService } from '#modules/companies/contract/in-house-services.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { inHouseServices } from './in-house-services.tables.ts';

/** Finds, allows and removes services. */
export const serviceKeeper = keepRecords({
  table: inHouseServices,
  entity: IN_HOUSE_SERVICE,
  columns: () => getTableColumns(inHouseServices),
  show: (row) => inHouseService.parse(row),
  refusals: {
    in_house_services_host_is_unique: { path: 'host', code: 'settings:errors.host_taken' },
  },
});

/** The record as the history stores it: its host is its name there. */
export function inHistory({ host, ...service }: z.output<typeof inHouseService>) {
  return { name: host, ...service };
}

/** The services that a company may call in private networks. */
export function listInHouseServices(tx: Transaction, companyId: number) {
  return tx
    .select()
    .from(inHouseServices)
    .where(eq(inHouseServices.company_id, companyId))
    .orderBy(asc(inHouseServices.host));
}
