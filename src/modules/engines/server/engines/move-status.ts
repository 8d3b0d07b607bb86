import { and, eq } from 'drizzle-orm';
import { type EngineMove, engineErrors } from '#modules/engines/contract/engines.ts';
import { mayMove } from '#modules/engines/contract/engine-status.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { engines } from './engines.tables.ts';

interface Move extends Pick<EngineMove, 'status' | 'replacement_id' | 'retires_on'> {
  readonly stored: Pick<typeof engines.$inferSelect, 'id' | 'status' | 'replacement_id'>;
  readonly translator: Translator;
}

/** The columns that a status brings, if the engine may go there; only a deprecated one has a replacement. */
export async function moveStatus(
  tx: Transaction,
  scope: Scope,
  { stored, status, replacement_id, retires_on, translator }: Move,
) {
  if (!mayMove(stored.status, status)) {
    const say = (name: string) => translator.translate(scope.language, `engines:statuses.${name}`);
    throw engineErrors.move_not_allowed({
      parameters: { from: say(stored.status), to: say(status) },
    });
  }
  if (status !== 'deprecated') return { status, replacement_id: null, retires_on: null };
  if (replacement_id !== null && replacement_id !== stored.replacement_id) {
    await refuseUnfit(tx, scope, { id: stored.id, replacementId: replacement_id });
  }
  return { status, replacement_id, retires_on };
}

/** What is itself not in force cannot take another's place, so that no chain of replacements ends nowhere. */
async function refuseUnfit(
  tx: Transaction,
  { companyId }: Scope,
  { id, replacementId }: { id: string; replacementId: string },
): Promise<void> {
  const [replacement] = await tx
    .select({ id: engines.id, status: engines.status })
    .from(engines)
    .where(and(eq(engines.company_id, companyId), eq(engines.id, replacementId)))
    .for('share');
  if (replacement?.status === 'active' && replacement.id !== id) return;
  throw errors.validation_failed({
    fields: [{ path: 'replacement_id', code: 'engines:errors.replacement_unfit' }],
  });
}
