import { nameEmployees } from '#modules/directory/server/public.ts';
import { findAccounts, findRoleNames, namePermitted } from '#modules/identity/server/public.ts';
import type { Approvals } from '#modules/quotations/contract/approvals.ts';
import { quotationPermissions } from '#modules/quotations/contract/permissions.ts';
import type { ApprovalRule } from '#modules/quotations/contract/quotation-settings.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { quotationKeeper, type StoredQuotation } from '../quotations/quotations.queries.ts';
import { findDecisions, isAmong } from './approvers.queries.ts';
import { findDueStep, ownPartIn, refusalOf } from './due-step.ts';
import { canBeDecided, planApproval } from './submit.ts';

interface Wanted {
  readonly id: string;
  readonly context: Pick<Context, 'permissionSets' | 'translator'>;
}

/** The approval that a quotation needs, who decides, and what was decided. */
export async function listApprovals(
  tx: Transaction,
  scope: Scope,
  { id, context }: Wanted,
): Promise<Approvals> {
  const stored = await quotationKeeper.find(tx, scope, id);
  const decisions = await findDecisions(tx, scope, id);
  const due = await findDueStep(tx, scope, stored);
  const mayDecide = due !== undefined && refusalOf(scope, { stored, due }) === undefined;
  const planned = stored.status === 'draft' ? await planApproval(tx, scope, stored) : undefined;
  const rules = [...stored.approval_steps, ...(planned?.steps ?? [])];
  const people = await nameEmployees(
    tx,
    scope,
    rules.flatMap(({ approver_ids }) => approver_ids),
  );
  const ids = rules.flatMap(({ role_ids }) => role_ids);
  const roles = await findRoleNames(tx, scope, { ids, translator: context.translator });
  const ofRound = decisions.filter(({ round }) => round === stored.approval_round);
  const mayDecideStep = await findPeersOf(tx, scope, { stored, decisions: ofRound });
  const nameDeciders = ({ approver_ids, role_ids }: ApprovalRule, step: number) => ({
    approvers: approver_ids
      .filter((each) => mayDecideStep(each, step))
      .map((each) => ({ id: each, name: people.get(each) ?? null })),
    roles: role_ids.flatMap((each) => {
      const name = roles.get(each);
      return name === undefined ? [] : [{ id: each, name }];
    }),
  });
  const [first] = planned?.steps ?? [];
  const asked = first && nameDeciders(first, 1);
  const others = asked?.approvers.filter((each) => each.id !== scope.employeeId) ?? [];
  return {
    steps: stored.approval_steps.map((rule, index) => {
      const step = index + 1;
      const decided = ofRound.find((decision) => decision.step === step);
      return {
        step,
        ...nameDeciders(rule, step),
        decision: decided?.decision ?? null,
        note: decided?.note ?? '',
        decided_at: decided?.decided_at ?? null,
        decided_by_name: decided?.decided_by_name ?? null,
      };
    }),
    due: due?.step ?? null,
    may_decide: mayDecide,
    own_part:
      due !== undefined && isAmong(due.approvers, scope)
        ? (ownPartIn(scope, { stored, due }) ?? null)
        : null,
    would_ask: [...others, ...(asked?.roles ?? [])].flatMap(({ name }) => name ?? []),
    lacks_approver:
      planned === undefined || canBeDecided(planned.approvers)
        ? null
        : await namePermitted(tx, scope, {
            permission: quotationPermissions.names.configure,
            permissionSets: context.permissionSets,
          }),
    earlier: decisions.filter(({ round }) => round !== stored.approval_round),
  };
}

interface Round {
  readonly stored: StoredQuotation;
  readonly decisions: readonly { readonly step: number; readonly decided_by: string }[];
}

/** Says of employees whether they may decide a step: they neither wrote or handed it in nor decided one before. */
async function findPeersOf(tx: Transaction, scope: Scope, { stored, decisions }: Round) {
  const { owner_id, created_by, submitted_by } = stored;
  const authors = submitted_by === null ? [created_by] : [created_by, submitted_by];
  const accounts = await findAccounts(tx, scope, {
    users: [...authors, ...decisions.map(({ decided_by }) => decided_by)],
    employees: [],
  });
  return (employeeId: number, step: number): boolean => {
    const users = accounts.flatMap(({ employee_id, user_id }) =>
      employee_id === employeeId ? user_id : [],
    );
    const isAuthor = employeeId === owner_id || authors.some((author) => users.includes(author));
    return (
      !isAuthor && !decisions.some((each) => each.step < step && users.includes(each.decided_by))
    );
  };
}
