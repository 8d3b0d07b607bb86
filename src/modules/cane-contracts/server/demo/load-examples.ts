import {
  contractTypes,
  dayRanges,
  promotionTypes,
  supportTypes,
} from '#modules/cane-contracts/contract/contract-choices.ts';
import { contractInput } from '#modules/cane-contracts/contract/contracts.ts';
import {
  contractStatuses,
  type ContractStatus,
} from '#modules/cane-contracts/contract/contract-status.ts';
import { loadExamplesOnce } from '#modules/identity/server/public.ts';
import { findCrops } from '#modules/land-plots/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { createContract } from '../contracts/create-contract.ts';
import { moveContract } from '../moves/move-contract.ts';
import { updateContractSettings } from '../settings/settings.queries.ts';
import { CONDITIONS, CRANES, PATHS, REJECT_REASON } from './example-contracts.ts';

const COMPANY = 1;
const MOST = 120;
const TONS_PER_RAI = 10;
const SQUARE_METRES_IN_RAI = 1_600;
/** One in so many promises more than the plots usually yield. */
const TOO_MUCH = 12;

/** 120 contracts of an invented company in all states, once in the life of an installation. */
export function loadExamples(context: Context): Promise<void> {
  return loadExamplesOnce(context, {
    name: 'cane_contract_examples',
    examples: [{ companyId: COMPANY }],
    load: (tx, scope) => loadCompany(tx, scope, context),
  });
}

type Crop = Awaited<ReturnType<typeof findCrops>>[number];

async function loadCompany(tx: Transaction, scope: Scope, context: Context): Promise<void> {
  await updateContractSettings(tx, scope, {
    tons_per_rai: TONS_PER_RAI,
    conditions: CONDITIONS,
    updated_at: null,
  });
  const crops = await findCrops(tx, scope, {});
  const lands = [...Map.groupBy(crops, ({ quota_id }) => quota_id)].slice(0, MOST);
  for (const [number, [quotaId, grown]] of lands.entries()) {
    const status = at(contractStatuses, number);
    const input = contractInput.parse(exampleBody({ number, quotaId, grown }));
    const { id } = await createContract(tx, scope, input);
    for (const to of PATHS[status]) await move(tx, scope, { id, to, context });
  }
}

interface Example {
  readonly number: number;
  readonly quotaId: string;
  readonly grown: readonly Crop[];
}

function exampleBody({ number, quotaId, grown }: Example) {
  const area = grown.reduce((sum, { area_square_metres }) => sum + area_square_metres, 0);
  const share = number % TOO_MUCH === TOO_MUCH - 1 ? 1.4 : 0.85;
  const contractType = at(contractTypes, number);
  const isPromotion = contractType === 'promotion';
  return {
    contractType,
    quotaId,
    plotIds: [...new Set(grown.map(({ plot_id }) => plot_id))],
    cropIds: grown.map(({ id }) => id),
    totalTons:
      contractType === 'green_drop'
        ? null
        : Math.max(1, Math.round((area / SQUARE_METRES_IN_RAI) * TONS_PER_RAI * share)),
    dayRange: contractType === 'tons_pro_7_days' ? at(dayRanges, number) : null,
    craneType: contractType === 'tons_pro_crane' ? at(CRANES, number) : '',
    promotionType: isPromotion ? at(promotionTypes, number) : null,
    promotionAmount: isPromotion ? 5_000 + (number % 6) * 2_500 : null,
    promotionDate: isPromotion ? '2026-05-15' : null,
    supportItems: Array.from({ length: number % 4 }, (_, place) => ({
      supportType: at(supportTypes, number + place),
      price: 1_500 + ((number * 7 + place * 3) % 20) * 450,
      receivedDate: `2026-0${5 + place}-1${number % 9}`,
    })),
  };
}

interface Move {
  readonly id: string;
  readonly to: ContractStatus;
  readonly context: Context;
}

function move(tx: Transaction, scope: Scope, { id, to, context }: Move): Promise<void> {
  const rejectReason = to === 'rejected' ? REJECT_REASON : '';
  return moveContract(tx, scope, {
    id,
    to,
    rejectReason,
    context,
    // Nobody waits for what an example says.
    peopleToNotify: async () => [],
  });
}

function at<Value>(values: readonly [Value, ...Value[]], number: number): Value {
  return values[number % values.length] ?? values[0];
}
