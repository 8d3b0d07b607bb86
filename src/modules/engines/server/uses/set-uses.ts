import { sql } from 'drizzle-orm';
import { ENGINE_USE, useEvents, type DependentKind } from '#modules/engines/contract/uses.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { engineUses } from '../engines/engines.tables.ts';

/** Something that uses engines, with all engines that it uses. */
export interface Dependent {
  readonly kind: DependentKind;
  readonly id: string;
  readonly code: string;
  readonly name_th: string;
  readonly name_en: string;
  /** Where it lies in the catalogue; modules and features of engines are counted by these. */
  readonly module_code: string | null;
  readonly feature_code: string | null;
  /** The screen that shows it, as in `/air/feature/...`. */
  readonly link: string;
  /** Each engine once; `required` where the dependent cannot do without it. */
  readonly uses: readonly { readonly engine_id: string; readonly required: boolean }[];
}

type Actor = Pick<Scope, 'companyId' | 'userId' | 'employeeId' | 'requestId'>;

/**
 * Replaces the engines that each dependent uses; one without `uses` is forgotten. They arrive in batches,
 * and each batch takes one statement. An engine that the company does not have fails the transaction.
 */
export async function setUses(
  tx: Transaction,
  actor: Actor,
  batches: Iterable<readonly Dependent[]> | AsyncIterable<readonly Dependent[]>,
): Promise<void> {
  const { companyId } = actor;
  let first: Dependent | undefined;
  let total = 0;
  for await (const batch of batches) {
    first ??= batch[0];
    total += batch.length;
    const keys = JSON.stringify(batch.map(({ kind, id }) => ({ kind, id })));
    // Two calls that set the uses of the same thing at once wait for each other here.
    await tx.execute(sql`
      delete from ${engineUses}
      using jsonb_to_recordset(${keys}) as given (kind text, id uuid)
      where ${engineUses.company_id} = ${companyId}
        and ${engineUses.kind} = given.kind and ${engineUses.dependent_id} = given.id`);
    const rows = batch.flatMap(({ uses, ...dependent }) =>
      uses.map((use) => ({ ...dependent, ...use })),
    );
    if (rows.length === 0) continue;
    await tx.execute(sql`
      insert into ${engineUses} (company_id, engine_id, kind, dependent_id, code, name_th, name_en,
        module_code, feature_code, link, required)
      select ${companyId}, engine_id, kind, id, code, name_th, name_en,
        module_code, feature_code, link, required
      from jsonb_to_recordset(${JSON.stringify(rows)}) as given (
        engine_id uuid, kind text, id uuid, code text, name_th text, name_en text,
        module_code text, feature_code text, link text, required boolean
      )
      order by engine_id, kind, id`);
  }
  if (first === undefined) return;
  await recordEvent(tx, actor, {
    name: useEvents.uses_changed,
    entity: ENGINE_USE,
    entityId: first.id,
    after: { dependents: total, name: first.name_th },
  });
}
