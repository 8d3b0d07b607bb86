import { contractRoutes, type ListedContract } from '#modules/cane-contracts/contract/contracts.ts';
import { supportTotalOf } from '#modules/cane-contracts/contract/support-total.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import type { HomeLine, HomeNews } from '#platform/web/module.ts';
import type { Viewer } from '#platform/web/shell/viewer.ts';
import { texts, type ContractTexts } from '../texts.ts';

/** So many of each status are named. */
const NAMED = 5;

/** Who moves the contracts that wait in a status, and where all of them are. */
const WAITING = {
  submitted: { movedBy: 'cane-contracts:approve', to: '/contracts?status=submitted' },
  approved: { movedBy: 'cane-contracts:manage', to: '/contracts?status=approved' },
} as const;

type Waiting = keyof typeof WAITING;

const STATUSES: readonly Waiting[] = ['submitted', 'approved'];

/** Contracts that wait to be approved or put into force by this person, what has waited longest first. */
export async function contractNews({
  permissions,
}: Pick<Viewer, 'permissions'>): Promise<HomeNews> {
  const t = texts.loaded();
  if (t === undefined) return {};
  const waiting = await Promise.all(
    STATUSES.filter((status) => permissions.has(WAITING[status].movedBy)).map((status) =>
      linesOf(t, status),
    ),
  );
  return { waiting: waiting.flat() };
}

async function linesOf(t: ContractTexts, status: Waiting): Promise<HomeLine[]> {
  const { data, total: value } = await callRoute(contractRoutes.list, {
    status,
    sort: 'updatedAt',
    page_size: NAMED,
  });
  const among = { label: t(`home.awaiting.${status}`), value, to: WAITING[status].to };
  return data.map((contract) => ({
    id: contract.id,
    to: `/contracts/${contract.id}`,
    name: `${contract.code} ${contract.farmerName}`,
    fact: writeFact(t, status, contract),
    since: contract.updatedAt,
    among,
  }));
}

/** What is to be done, and the money that it is about. */
function writeFact(t: ContractTexts, status: Waiting, contract: ListedContract): string {
  const { contractType, supportTotal, promotionAmount } = contract;
  const fact = t(`home.facts.${status}`, { type: t(`contractTypes.${contractType}`) });
  const total = supportTotalOf([{ price: supportTotal }, { price: promotionAmount ?? 0 }]);
  return total > 0 ? t('home.with_sum', { fact, total: formatBaht(total) }) : fact;
}
