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
  readonly nameTh: string;
  readonly nameEn: string;
  /** Where it lies in the catalogue; modules and features of engines are counted by these. */
  readonly moduleCode: string | null;
  readonly featureCode: string | null;
  /** The screen that shows it, as in `/air/feature/...`. */
  readonly link: string;
  /** Each engine once; `required` where the dependent cannot do without it. */
  readonly uses: readonly { readonly engineId: string; readonly required: boolean }[];
}

type Actor = Pick<Scope, 'companyId' | 'userId' | 'employeeId' | 'requestId'>;

/**
 * Writes which engines each of these uses from now on, and that it uses no others; with no `uses` it is
 * forgotten. They come in lots, each of which travels in one statement. An engine that the company does
 * not have fails the transaction.
 */
export async function setUses(
  tx: Transaction,
  actor: Actor,
  lots: Iterable<readonly Dependent[]> | AsyncIterable<readonly Dependent[]>,
): Promise<void> {
  const { companyId } = actor;
  let first: Dependent | undefined;
  let total = 0;
  for await (const lot of lots) {
    first ??= lot[0];
    total += lot.length;
    const keys = JSON.stringify(lot.map(({ kind, id }) => ({ kind, id })));
    // Whoever sets the uses of one thing twice at once waits here for the other.
    await tx.execute(sql`
      delete from ${engineUses}
      using jsonb_to_recordset(${keys}) as given (kind text, id uuid)
      where ${engineUses.company_id} = ${companyId}
        and ${engineUses.kind} = given.kind and ${engineUses.dependent_id} = given.id`);
    const rows = lot.flatMap(({ uses, ...dependent }) =>
      uses.map((use) => ({ ...dependent, ...use })),
    );
    if (rows.length === 0) continue;
    await tx.execute(sql`
      insert into ${engineUses} (company_id, engine_id, kind, dependent_id, code, name_th, name_en,
        module_code, feature_code, link, required)
      select ${companyId}, "engineId", kind, id, code, "nameTh", "nameEn",
        "moduleCode", "featureCode", link, required
      from jsonb_to_recordset(${JSON.stringify(rows)}) as given (
        "engineId" uuid, kind text, id uuid, code text, "nameTh" text, "nameEn" text,
        "moduleCode" text, "featureCode" text, link text, required boolean
      )
      order by "engineId", kind, id`);
  }
  if (first === undefined) return;
  await recordEvent(tx, actor, {
    name: useEvents.uses_changed,
    entity: ENGINE_USE,
    entityId: first.id,
    after: { dependents: total, name: first.nameTh },
  });
}
