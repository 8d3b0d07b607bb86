import { nameEmployees } from '#modules/directory/server/public.ts';
import { findRoleNames } from '#modules/identity/server/public.ts';
import type { Approvals } from '#modules/quotations/contract/approvals.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { quotationKeeper } from '../quotations/quotations.queries.ts';
import { findDecisions } from './approvers.queries.ts';
import { findDueStep, refusalOf } from './due-step.ts';

interface Wanted {
  readonly id: string;
  readonly translator: Translator;
}

/** The approval that a quotation needs, who decides, and what was decided. */
export async function listApprovals(
  tx: Transaction,
  scope: Scope,
  { id, translator }: Wanted,
): Promise<Approvals> {
  const stored = await quotationKeeper.find(tx, scope, id);
  const decisions = await findDecisions(tx, scope, id);
  const due = await findDueStep(tx, scope, stored);
  const rules = stored.approval_steps;
  const people = await nameEmployees(
    tx,
    scope,
    rules.flatMap(({ approver_ids }) => approver_ids),
  );
  const ids = rules.flatMap(({ role_ids }) => role_ids);
  const roles = await findRoleNames(tx, scope, { ids, translator });
  const ofRound = decisions.filter(({ round }) => round === stored.approval_round);
  return {
    steps: rules.map(({ approver_ids, role_ids }, index) => {
      const decided = ofRound.find(({ step }) => step === index + 1);
      return {
        step: index + 1,
        approvers: approver_ids.map((each) => ({ id: each, name: people.get(each) ?? null })),
        roles: role_ids.flatMap((each) => {
          const name = roles.get(each);
          return name === undefined ? [] : [{ id: each, name }];
        }),
        decision: decided?.decision ?? null,
        note: decided?.note ?? '',
        decided_at: decided?.decided_at ?? null,
        decided_by_name: decided?.decided_by_name ?? null,
      };
    }),
    due: due?.step ?? null,
    may_decide: due !== undefined && refusalOf(scope, { stored, due }) === undefined,
    earlier: decisions.filter(({ round }) => round !== stored.approval_round),
  };
}
