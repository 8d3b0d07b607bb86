import { missingForChecks } from '#modules/farmer-quotas/contract/missing-for-checks.ts';
import type {
  QuotaCheck,
  checkOutcomes,
  quotaChecks,
} from '#modules/farmer-quotas/contract/verification.ts';
import type { AlikeQuotas } from './alike-quotas.queries.ts';

interface Checked {
  readonly phone: string;
  readonly bank_account_no: string;
  readonly baac_account_number: string;
  readonly contact_province_id: number | null;
  readonly contact_district_id: number | null;
  readonly contact_subdistrict_id: number | null;
  readonly id_card_file_id: string | null;
  readonly house_registration_file_id: string | null;
}

interface Facts {
  readonly quota: Checked;
  readonly isSoundId: boolean;
  readonly alike: AlikeQuotas;
  readonly say: (key: string) => string;
}

type Name = (typeof quotaChecks)[number];
type Outcome = (typeof checkOutcomes)[number];

/** The automatic checks of a quota, each with what it is about. */
export function checkQuota({ quota, isSoundId, alike, say }: Facts): QuotaCheck[] {
  const result = (
    name: Name,
    outcome: Outcome,
    { text = outcome, quotas = [] }: { text?: string; quotas?: QuotaCheck['quotas'] } = {},
  ): QuotaCheck => ({
    name,
    outcome,
    message: say(`farmer-quotas:checks.${name}_${text}`),
    quotas,
  });
  const unlike = (name: Name, quotas: QuotaCheck['quotas']) =>
    quotas.length === 0 ? result(name, 'passed') : result(name, 'doubtful', { quotas });
  const missing = (name: Name, outcome: Outcome) => result(name, outcome, { text: 'missing' });
  const lacks = missingForChecks(quota);
  const documents = () => {
    if (alike.documents.length > 0) {
      return result('documents', 'doubtful', { text: 'same', quotas: alike.documents });
    }
    return lacks.copies.length > 0 ? missing('documents', 'failed') : result('documents', 'passed');
  };
  return [
    result('national_id', isSoundId ? 'passed' : 'failed'),
    unlike('name', alike.name),
    quota.phone === '' ? missing('phone', 'doubtful') : unlike('phone', alike.phone),
    quota.bank_account_no === '' && quota.baac_account_number === ''
      ? missing('bank_account', 'doubtful')
      : unlike('bank_account', alike.bank_account),
    documents(),
    lacks.address ? missing('address', 'failed') : result('address', 'passed'),
  ];
}
