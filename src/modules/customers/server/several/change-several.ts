import { customerEvents } from '#modules/customers/contract/customers.ts';
import type { changeCustomersRoute } from '#modules/customers/contract/several.ts';
import { AppError, errors } from '#platform/contract/errors.ts';
import type { Answer, Body } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { doToSeveral } from '#platform/server/records/do-to-several.ts';
import { refuseStale } from '#platform/server/records/refuse-stale.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { customerKeeper, lockCustomer } from '../customers/customers.queries.ts';
import { requireOwner } from '../customers/require-owner.ts';
import { addTag, removeTag } from '../tags/tag-customer.ts';
import { tagKeeper } from '../tags/tags.queries.ts';

interface Changes extends Body<typeof changeCustomersRoute> {
  readonly translator: Translator;
}

/** Changes several customers in the same way; those in the bin, and those changed meanwhile, are refused. */
export async function changeSeveral(
  tx: Transaction,
  scope: Scope,
  { rows, change, translator }: Changes,
): Promise<Answer<typeof changeCustomersRoute>> {
  const { add_tag_ids = [], remove_tag_ids = [], ...fields } = change;
  const added = await lockTags(tx, scope, { ids: add_tag_ids, path: 'change.add_tag_ids' });
  const removed = await lockTags(tx, scope, { ids: remove_tag_ids, path: 'change.remove_tag_ids' });
  const { owner_id = null } = fields;
  await requireOwner(tx, scope, { fields: { owner_id }, path: 'change.owner_id' });
  const changesFields = Object.values(fields).some((value) => value !== undefined);
  return doToSeveral({
    // In one order, so that two such calls do not wait for each other.
    rows: [...new Map(rows.map((row) => [row.id, row])).values()].toSorted((one, other) =>
      one.id < other.id ? -1 : 1,
    ),
    translator,
    language: scope.language,
    act: async ({ id, updated_at }) => {
      refuseStale(await lockCustomer(tx, scope, id), { updated_at });
      if (changesFields) {
        await customerKeeper.change(tx, scope, {
          id,
          seen: { updated_at },
          event: customerEvents.updated,
          values: () => fields,
        });
      }
      for (const tag of added) await addTag(tx, scope, { customerId: id, tag });
      for (const tag of removed) await removeTag(tx, scope, { customerId: id, tag });
    },
  });
}

interface Tags {
  readonly ids: readonly string[];
  /** Where the body has them. */
  readonly path: string;
}

/** The tags, locked; one that the company does not have is reported where it is asked for. */
async function lockTags(tx: Transaction, scope: Scope, { ids, path }: Tags) {
  const tags = [];
  for (const id of [...new Set(ids)].toSorted()) {
    const tag = await tagKeeper.lock(tx, scope, id).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== errors.not_found.code) throw error;
      const fields = [{ path, code: 'customers:errors.tag_unknown' }];
      throw errors.validation_failed({ fields });
    });
    tags.push(tag);
  }
  return tags;
}
