import type { tagSeveralRoute } from '#modules/customers/contract/tags.ts';
import type { Answer, Body } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { doToSeveral } from '#platform/server/records/do-to-several.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { lockCustomer } from '../customers/customers.queries.ts';
import { addTag, removeTag } from './tag-customer.ts';
import { tagKeeper } from './tags.queries.ts';

interface Tagging extends Body<typeof tagSeveralRoute> {
  readonly translator: Translator;
}

/** Puts a tag on several customers or takes it off them; those in the bin are refused. */
export async function tagSeveral(
  tx: Transaction,
  scope: Scope,
  { ids, tag_id, put_on, translator }: Tagging,
): Promise<Answer<typeof tagSeveralRoute>> {
  const tag = await tagKeeper.lock(tx, scope, tag_id);
  const act = put_on ? addTag : removeTag;
  return doToSeveral({
    // In one order, so that two such calls do not wait for each other.
    rows: [...new Set(ids)].toSorted().map((id) => ({ id })),
    translator,
    language: scope.language,
    act: async ({ id }) => {
      await lockCustomer(tx, scope, id);
      await act(tx, scope, { customerId: id, tag });
    },
  });
}
