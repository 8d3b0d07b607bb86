import { and, eq, isNotNull, or } from 'drizzle-orm';
import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import { deletionErrors, deletionEvents } from '#modules/customers/contract/deletion.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { forgetAttachments } from '#platform/server/attachments/attachments.queries.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { customerKeeper } from '../customers/customers.queries.ts';
import { customers } from '../customers/customers.tables.ts';
import { customerMerges } from '../merges/merges.tables.ts';

interface Deletion {
  readonly id: string;
  readonly confirmName: string;
}

/** Deletes a customer with its addresses, contacts, activities, tags and files. */
export async function deleteForGood(
  tx: Transaction,
  scope: Scope,
  { id, confirmName }: Deletion,
): Promise<void> {
  await customerKeeper.delete(tx, scope, {
    id,
    // No second copy of what is to be forgotten.
    event: ({ name }) => ({ name: deletionEvents.deleted_for_good, before: { name } }),
    async before({ name }) {
      if (confirmName !== name) {
        const fields = [{ path: 'confirm_name', code: 'customers:errors.confirm_name' }];
        throw errors.validation_failed({ fields });
      }
      if (await isPartOfMerge(tx, scope, id)) throw deletionErrors.part_of_merge();
      await forgetAttachments(tx, scope, { entity: CUSTOMER, ids: [id] });
    },
  });
}

async function isPartOfMerge(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: string,
): Promise<boolean> {
  const merged = and(
    eq(customers.company_id, companyId),
    or(and(eq(customers.id, id), isNotNull(customers.merged_into)), eq(customers.merged_into, id)),
  );
  const won = and(eq(customerMerges.company_id, companyId), eq(customerMerges.winner_id, id));
  return (await tx.$count(customers, merged)) > 0 || (await tx.$count(customerMerges, won)) > 0;
}
