import { FARMER_QUOTA, type CheckTexts } from '#modules/farmer-quotas/contract/quotas.ts';
import type { checkOutcomes } from '#modules/farmer-quotas/contract/verification.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { isThaiId } from '#platform/contract/thai-id.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { QuotaRow } from '../records/quotas.queries.ts';
import { readNationalId } from '../records/read-national-id.queries.ts';
import { findAlike } from './alike-quotas.queries.ts';
import { checkQuota } from './check-quota.ts';

export type ChecksContext = Pick<Context, 'check' | 'personalData' | 'translator'>;

interface Wanted {
  readonly quota: QuotaRow;
  readonly context: ChecksContext;
}

/** The automatic checks of a quota and what other modules find about it, in the reader's language. */
export async function readChecks(tx: Transaction, scope: Scope, wanted: Wanted) {
  return sayChecks(tx, scope, { ...wanted, facts: await readFacts(tx, scope, wanted) });
}

async function readFacts(tx: Transaction, scope: Scope, { quota, context }: Wanted) {
  const { personalData } = context;
  const { farmer_id: farmerId } = quota;
  const nationalId = await readNationalId(tx, scope, { farmerId, personalData });
  return { isSoundId: isThaiId(nationalId), alike: await findAlike(tx, scope, quota) };
}

interface Known extends Wanted {
  readonly facts: Awaited<ReturnType<typeof readFacts>>;
}

async function sayChecks(tx: Transaction, scope: Scope, { quota, context, facts }: Known) {
  const say = (key: string) => context.translator.translate(scope.language, key);
  return {
    checks: checkQuota({ quota, ...facts, say }),
    findings: [...(await context.check(tx, scope, { entity: FARMER_QUOTA, id: quota.id }))],
  };
}

/** What is said of a quota when it is approved. */
export interface Remarks {
  readonly failed_checks: CheckTexts;
  readonly doubtful_checks: CheckTexts;
}

export const NOTHING_REMARKED: Remarks = {
  failed_checks: { th: [], en: [] },
  doubtful_checks: { th: [], en: [] },
};

/** What does not pass and what is to be looked at, as officers of either language read it before they approve. */
export async function readRemarks(tx: Transaction, scope: Scope, wanted: Wanted): Promise<Remarks> {
  const facts = await readFacts(tx, scope, wanted);
  const failed_checks: CheckTexts = { th: [], en: [] };
  const doubtful_checks: CheckTexts = { th: [], en: [] };
  for (const language of LANGUAGES) {
    const { checks, findings } = await sayChecks(tx, { ...scope, language }, { ...wanted, facts });
    const named = checks.map(({ name, ...check }) => ({
      ...check,
      label: wanted.context.translator.translate(language, `farmer-quotas:checks.${name}`),
    }));
    const all = [...named, ...findings];
    const saying = (wantedOutcome: (typeof checkOutcomes)[number]) =>
      all
        .filter(({ outcome }) => outcome === wantedOutcome)
        .map(({ label, message }) => `${label}: ${message}`);
    failed_checks[language] = saying('failed');
    doubtful_checks[language] = saying('doubtful');
  }
  return { failed_checks, doubtful_checks };
}
