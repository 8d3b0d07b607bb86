import { useQuery } from '@tanstack/react-query';
import { toThaiArea } from '#modules/land-plots/contract/thai-area.ts';
import { MAX_PAGE_SIZE } from '#platform/contract/pagination.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { writeThaiArea } from '../write-area.ts';
import { plotsQuery } from './plots.api.ts';

/** How many plots are registered under a quota, and how large they are by their deeds. */
export function PlotsInShort({ id: quota_id }: { readonly id: string }) {
  const t = useTexts(texts);
  const { data } = useQuery(plotsQuery({ quota_id, page: 1, page_size: MAX_PAGE_SIZE }));
  if (data === undefined) return null;
  if (data.total === 0) return t('list.none_in_short');
  const metres = data.data.reduce((sum, { area_square_metres: own }) => sum + own, 0);
  const count = formatNumber(data.total);
  return data.total > data.data.length
    ? t('list.in_short_many', { count })
    : t('list.in_short', { count, area: writeThaiArea(t, toThaiArea(metres)) });
}
