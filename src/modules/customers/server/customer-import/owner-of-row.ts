import type { findEmployeesCalled } from '#modules/directory/server/public.ts';
import type { CustomerRow } from './customers-in-file.ts';
import type { StoredCustomer } from './find-customers.queries.ts';

/** Employees by what files call them. */
export type Owners = Awaited<ReturnType<typeof findEmployeesCalled>>;

interface Owned {
  readonly stored: StoredCustomer | undefined;
  readonly owners: Owners;
}

/** The owner that a row names; nothing where the file has no such column, and a problem where nobody is meant. */
export function ownerOfRow({ owner }: CustomerRow, { stored, owners }: Owned) {
  if (owner === undefined) return {};
  if (owner === null) return { owner_id: null };
  const called = owners.get(owner) ?? [];
  // Who has left may stay the owner.
  if (called.some(({ id }) => id === stored?.owner_id)) return { owner_id: stored?.owner_id };
  const [one, other] = called.filter(({ is_active }) => is_active);
  if (one === undefined) return { code: 'customers:errors.owner_unknown' };
  return other === undefined
    ? { owner_id: one.id }
    : { code: 'customers:errors.import_owner_ambiguous' };
}
