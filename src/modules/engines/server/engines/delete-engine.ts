import { and, count, desc, eq } from 'drizzle-orm';
import { engineErrors, engineEvents, type Engine } from '#modules/engines/contract/engines.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { forgetStoredFiles } from '#platform/server/files/stored-files.ts';
import { engineKeeper } from './engines.queries.ts';
import { engineAttachments, engines, engineUses } from './engines.tables.ts';

/** So many of what prevents the deletion are named. */
const NAMED = 3;

/** Deletes an engine with its versions and parts, unless something uses it; says what does. */
export async function deleteEngine(tx: Transaction, scope: Scope, id: string): Promise<void> {
  await engineKeeper.delete(tx, scope, {
    id,
    event: engineEvents.deleted,
    async before(engine) {
      if (engine.used_in_count > 0) await refuseInUse(tx, scope, engine);
      await refuseReplacement(tx, scope, id);
      await forgetStoredFiles(tx, scope, await attachedFiles(tx, scope, id));
    },
  });
}

async function attachedFiles(tx: Transaction, { companyId }: Scope, id: string): Promise<string[]> {
  const files = await tx
    .select({ id: engineAttachments.stored_file_id })
    .from(engineAttachments)
    .where(and(eq(engineAttachments.company_id, companyId), eq(engineAttachments.engine_id, id)));
  return files.map((file) => file.id);
}

async function refuseInUse(
  tx: Transaction,
  { companyId, language }: Scope,
  { id, used_in_count: uses }: Engine,
): Promise<never> {
  const users = await tx
    .select({ name: language === 'th' ? engineUses.name_th : engineUses.name_en })
    .from(engineUses)
    .where(and(eq(engineUses.company_id, companyId), eq(engineUses.engine_id, id)))
    .orderBy(desc(engineUses.required), engineUses.kind, engineUses.dependent_id)
    .limit(NAMED);
  throw engineErrors.in_use({ parameters: { count: uses, names: listed(users, uses) } });
}

async function refuseReplacement(tx: Transaction, { companyId }: Scope, id: string): Promise<void> {
  const replaced = and(eq(engines.company_id, companyId), eq(engines.replacement_id, id));
  const [found] = await tx.select({ total: count() }).from(engines).where(replaced);
  const total = found?.total ?? 0;
  if (total === 0) return;
  const names = await tx
    .select({ name: engines.name })
    .from(engines)
    .where(replaced)
    .orderBy(engines.id)
    .limit(NAMED);
  throw engineErrors.replaces_others({ parameters: { count: total, names: listed(names, total) } });
}

function listed(named: readonly { name: string }[], total: number): string {
  const names = named.map(({ name }) => name).join(', ');
  return total > named.length ? `${names} …` : names;
}
