import { and, eq } from 'drizzle-orm';
import { type EngineMove, engineErrors } from '#modules/engines/contract/engines.ts';
import { isOutOfUse, mayMove } from '#modules/engines/contract/engine-status.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { engines } from './engines.tables.ts';

type Withdrawal = Pick<EngineMove, 'status' | 'replacement_id' | 'retires_on' | 'uses_seen'>;

interface Stored extends Pick<
  typeof engines.$inferSelect,
  'id' | 'status' | 'replacement_id' | 'retires_on'
> {
  readonly used_in_count: number;
}

interface Move extends Withdrawal {
  readonly stored: Stored;
  readonly translator: Translator;
}

/** The columns that a status brings, if the engine may go there; only one out of use has a replacement. */
export async function moveStatus(
  tx: Transaction,
  scope: Scope,
  { stored, translator, ...move }: Move,
) {
  const { status, replacement_id, retires_on } = move;
  if (!mayMove(stored.status, status)) {
    const say = (name: string) => translator.translate(scope.language, `engines:statuses.${name}`);
    throw engineErrors.move_not_allowed({
      parameters: { from: say(stored.status), to: say(status) },
    });
  }
  if (!isOutOfUse(status)) return { status, replacement_id: null, retires_on: null };
  refuseUnseen(stored, move);
  if (replacement_id !== null && replacement_id !== stored.replacement_id) {
    await refuseUnfit(tx, scope, { id: stored.id, replacementId: replacement_id });
  }
  return { status, replacement_id, retires_on };
}

/** What others use is taken out of use only by somebody who saw them, and who leaves them a way to go on. */
function refuseUnseen(stored: Stored, { status, uses_seen, ...move }: Withdrawal): void {
  const count = stored.used_in_count;
  const hasWay = ({
    replacement_id,
    retires_on,
  }: Pick<Withdrawal, 'replacement_id' | 'retires_on'>) =>
    replacement_id !== null || retires_on !== null;
  const isMoved = status !== stored.status;
  if (count === 0) return;
  if (!hasWay(move) && (isMoved || hasWay(stored))) {
    const code = 'engines:errors.replacement_or_last_day';
    throw errors.validation_failed({
      fields: ['replacement_id', 'retires_on'].map((path) => ({
        path,
        code,
        parameters: { count },
      })),
    });
  }
  if (isMoved && uses_seen !== count) {
    throw errors.validation_failed({
      fields: [{ path: 'uses_seen', code: 'engines:errors.uses_not_seen', parameters: { count } }],
    });
  }
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
