import { useQuery } from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '#platform/contract/pagination.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { contractsQuery } from '../contracts/contracts.api.ts';
import { texts } from '../texts.ts';

/** The contracts of a quota in its season: how many in which status, and how much cane was promised. */
export function ContractsInShort({ id: quotaId }: { readonly id: string }) {
  const t = useTexts(texts);
  const { data } = useQuery(contractsQuery({ quotaId, page: 1, page_size: MAX_PAGE_SIZE }));
  if (data === undefined) return null;
  if (data.total === 0) return t('list.none_in_short');
  const parts = Map.groupBy(data.data, ({ status }) => status);
  return [...parts]
    .map(([status, contracts]) =>
      t('list.in_short', {
        status: t(`statuses.${status}`),
        count: formatNumber(contracts.length),
        tons: formatNumber(contracts.reduce((sum, { totalTons }) => sum + (totalTons ?? 0), 0)),
      }),
    )
    .join(' · ');
}
