import { and, eq } from 'drizzle-orm';
import { checklistErrors } from '#modules/feature-development/contract/checklists.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { isSow, lockSow } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { sowStages } from '../records/stages.tables.ts';

type Company = Pick<Scope, 'companyId'>;

interface Address {
  readonly sow_id: string;
  readonly stage: number;
}

/** A pass through a stage: the current one, or the one of a number. */
export async function findPass(
  tx: Transaction,
  { companyId }: Company,
  { sow_id, stage, pass }: Address & { readonly pass?: number },
) {
  const [found] = await tx
    .select()
    .from(sowStages)
    .where(
      and(
        eq(sowStages.company_id, companyId),
        eq(sowStages.sow_id, sow_id),
        eq(sowStages.stage_number, stage),
        pass === undefined ? eq(sowStages.is_current, true) : eq(sowStages.pass, pass),
      ),
    );
  if (found === undefined) throw errors.not_found();
  return found;
}

/**
 * The current pass of a stage that is not complete, and stays so until the transaction ends: its checklist
 * is prepared before the stage starts, and worked through afterwards.
 * Either many people may work on it at once (`share`), or one alone (`update`).
 */
export async function lockOpenPass(
  tx: Transaction,
  company: Company,
  { strength, ...address }: Address & { readonly strength: 'share' | 'update' },
) {
  if (strength === 'update') await lockSow(tx, company, address.sow_id);
  else await shareSow(tx, company, address.sow_id);
  const pass = await findPass(tx, company, address);
  if (pass.completed_at !== null) {
    throw checklistErrors.checklist_locked({ parameters: { stage: address.stage } });
  }
  return pass;
}

/** Prevents moving a SOW until the transaction ends; many transactions may do so at once. */
async function shareSow(tx: Transaction, { companyId }: Company, id: string): Promise<void> {
  await tx.select({ id: sows.id }).from(sows).where(isSow(companyId, id)).for('share');
}
