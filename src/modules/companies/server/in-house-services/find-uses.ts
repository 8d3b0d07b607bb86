import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { AddressBook } from '#platform/server/outbound/address-book.ts';
import { leadsToService, type InHouseService } from '#platform/server/outbound/in-house-service.ts';
import type { OutboundUse } from '#platform/server/outbound/outbound-uses.ts';
import { listInHouseServices } from './in-house-services.queries.ts';

type Needs = Pick<Context, 'database' | 'outboundUses' | 'translator'> & {
  readonly addressesOf: AddressBook;
};

/** The allowed services, each with the records whose calls lead there. Names are looked up after the transaction. */
export async function listServicesWithUses(
  { database, outboundUses, translator, addressesOf }: Needs,
  scope: Scope,
) {
  const kindOf = ({ entity }: OutboundUse) => {
    const key = translator.find(`entities.${entity}`);
    return key === undefined ? entity : translator.translate(scope.language, key);
  };
  const { services, uses } = await database.inCompany(
    scope,
    async (tx) => {
      const found: OutboundUse[] = [];
      for (const each of outboundUses) {
        if (scope.permissions.has(each.permission)) found.push(...(await each.find(tx, scope)));
      }
      return { services: await listInHouseServices(tx, scope.companyId), uses: found };
    },
    { readOnly: true },
  );
  const placed = await Promise.all(
    uses.map(async (use) => ({
      use: { ...use, kind: kindOf(use) },
      addresses: await addressesOf(use.host),
    })),
  );
  return services.map((service) => ({
    ...service,
    uses: placed.filter((each) => leadsThere(service, each)).map(({ use }) => use),
  }));
}

/** A name that is unknown today still belongs to the service of that name. */
function leadsThere(
  service: InHouseService,
  { use: { host, port }, addresses }: { use: OutboundUse; addresses: readonly string[] },
): boolean {
  if (addresses.length === 0) {
    return service.host === host && (service.ports.length === 0 || service.ports.includes(port));
  }
  return addresses.some((address) => leadsToService([service], { host, address, port }));
}
