import { useQuery } from '@tanstack/react-query';
import { formatDate, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { surveysQuery } from './surveys.api.ts';

/** When a plot of a quota was last surveyed. */
export function SurveysInShort({ id: quota_id }: { readonly id: string }) {
  const t = useTexts(texts);
  const { data } = useQuery(surveysQuery({ quota_id, page: 1, page_size: 1 }));
  const latest = data?.data[0];
  if (data === undefined) return null;
  if (latest === undefined) return t('list.none_in_short');
  return t('list.in_short', {
    date: formatDate(latest.surveyed_at),
    count: formatNumber(data.total),
  });
}
