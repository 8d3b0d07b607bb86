import { quotationRoutes } from '#modules/quotations/contract/quotations.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import type { HomeNews } from '#platform/web/module.ts';
import { texts } from '../texts.ts';

/** So many are named. */
const NAMED = 5;

/** Quotations that wait for the person's approval or correction, what has waited longest first. */
export async function quotationNews(): Promise<HomeNews> {
  const t = texts.loaded();
  if (t === undefined) return {};
  const longestFirst = { sort: 'updated_at', page_size: NAMED } as const;
  const [{ data, total: value }, sentBack] = await Promise.all([
    callRoute(quotationRoutes.list, { awaiting: 'me', ...longestFirst }),
    callRoute(quotationRoutes.list, { awaiting: 'correction', ...longestFirst }),
  ]);
  const among = { label: t('home.awaiting'), value, to: '/quotations?awaiting=me' };
  return {
    waiting: data.map(({ id, quotation_number, customer_name, total, status_at }) => ({
      id,
      to: `/quotations/${id}`,
      name: `${quotation_number} ${customer_name}`,
      fact: t('home.to_approve', { total: formatBaht(total) }),
      since: status_at,
      among,
    })),
    failed: sentBack.data.map(
      ({ id, quotation_number, customer_name, status_reason, status_at }) => ({
        id,
        to: `/quotations/${id}`,
        name: `${quotation_number} ${customer_name}`,
        fact: t('home.to_correct', { reason: status_reason }),
        since: status_at,
        among: {
          label: t('home.correction'),
          value: sentBack.total,
          to: '/quotations?awaiting=correction',
        },
      }),
    ),
  };
}
