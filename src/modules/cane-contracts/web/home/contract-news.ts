import { contractRoutes } from '#modules/cane-contracts/contract/contracts.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import type { HomeNews } from '#platform/web/module.ts';
import { texts } from '../texts.ts';

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
    waiting: data.map(({ id, code, farmerName, contractType, updatedAt }) => ({
      id,
      to: `/contracts/${id}`,
      name: `${code} ${farmerName}`,
      fact: t('home.to_approve', { type: t(`contractTypes.${contractType}`) }),
      since: updatedAt,
      among,
    })),
  };
}
