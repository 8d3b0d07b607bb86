import { contractRoutes, type ListedContract } from '#modules/cane-contracts/contract/contracts.ts';
import { supportTotalOf } from '#modules/cane-contracts/contract/support-total.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import type { HomeNews } from '#platform/web/module.ts';
import { texts, type ContractTexts } from '../texts.ts';

/** So many are named. */
const NAMED = 5;

/** Contracts that wait for an approver, what has waited longest first. */
export async function contractNews(): Promise<HomeNews> {
  const t = texts.loaded();
  if (t === undefined) return {};
  const { data, total: value } = await callRoute(contractRoutes.list, {
    status: 'submitted',
    sort: 'updatedAt',
    page_size: NAMED,
  });
  const among = { label: t('home.awaiting'), value, to: '/contracts?status=submitted' };
  return {
    waiting: data.map((contract) => ({
      id: contract.id,
      to: `/contracts/${contract.id}`,
      name: `${contract.code} ${contract.farmerName}`,
      fact: writeFact(t, contract),
      since: contract.updatedAt,
      among,
    })),
  };
}

/** What is to be approved, and the money that it is about. */
function writeFact(t: ContractTexts, contract: ListedContract): string {
  const { contractType, supportTotal, promotionAmount } = contract;
  const type = t(`contractTypes.${contractType}`);
  const total = supportTotalOf([{ price: supportTotal }, { price: promotionAmount ?? 0 }]);
  return total > 0
    ? t('home.to_approve_sum', { type, total: formatBaht(total) })
    : t('home.to_approve', { type });
}
