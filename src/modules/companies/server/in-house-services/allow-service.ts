import type { z } from 'zod';
import {
  inHouseServiceErrors,
  inHouseServiceEvents,
  MOST_SERVICES,
  type inHouseService,
  type inHouseServiceChange,
  type inHouseServiceInput,
} from '#modules/companies/contract/in-house-services.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { readAllowedHost } from '#platform/server/outbound/in-house-service.ts';
import { inHistory, listInHouseServices, serviceKeeper } from './in-house-services.queries.ts';

/** Allows calls to a service in a private network. */
export async function allowService(
  tx: Transaction,
  scope: Scope,
  { host, ...input }: z.output<typeof inHouseServiceInput>,
): Promise<z.output<typeof inHouseService>> {
  const { length } = await listInHouseServices(tx, scope.companyId);
  if (length >= MOST_SERVICES) {
    throw inHouseServiceErrors.services_full({ parameters: { limit: MOST_SERVICES } });
  }
  return serviceKeeper.create(tx, scope, {
    event: (after) => ({
      name: inHouseServiceEvents.service_allowed,
      after: inHistory(after),
    }),
    values: { ...input, host: allowedHost(host) },
  });
}

/** Changes an allowed service unless somebody else has changed it since. */
export function changeService(
  tx: Transaction,
  scope: Scope,
  { id, change }: { readonly id: string; readonly change: z.output<typeof inHouseServiceChange> },
): Promise<z.output<typeof inHouseService>> {
  const { updated_at, host, ...input } = change;
  return serviceKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: (before, after) => ({
      name: inHouseServiceEvents.service_changed,
      before: inHistory(before),
      after: inHistory(after),
    }),
    values: () => ({ ...input, host: allowedHost(host) }),
  });
}

/** A host in the spelling it is stored in; fails where it cannot be allowed. */
function allowedHost(written: string): string {
  const read = readAllowedHost(written);
  if ('host' in read) return read.host;
  throw errors.validation_failed({
    fields: [{ path: 'host', code: `settings:errors.${read.problem}` }],
  });
}
