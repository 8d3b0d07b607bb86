import { existingIds } from '#modules/directory/server/public.ts';
import type { SettingInfo } from '#modules/notifications/contract/setting-info.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

interface Named {
  readonly audience: Partial<Pick<SettingInfo, 'recipients' | 'recipient_excepts'>>;
  /** What its fields are below, as callers name them: `info.`. */
  readonly under?: string;
}

/** Refuses people and units of another company like ones that do not exist. */
export async function refuseForeign(
  tx: Transaction,
  scope: Scope,
  { audience, under = '' }: Named,
): Promise<void> {
  for (const part of ['recipients', 'recipient_excepts'] as const) {
    for (const [index, row] of (audience[part] ?? []).entries()) {
      if (!('collection' in row)) continue;
      const { collection, entity_ids: ids } = row;
      const known = await existingIds(tx, scope, { collection, ids });
      if (ids.every((id) => known.has(id))) continue;
      throw errors.validation_failed({
        fields: [
          {
            path: `${under}${part}.${index}.entity_ids`,
            code: 'notifications:errors.recipient_unknown',
          },
        ],
      });
    }
  }
}
