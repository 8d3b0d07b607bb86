import { useQuery } from '@tanstack/react-query';
import { quotaStatuses, type QuotaStatus } from '#modules/farmer-quotas/contract/quota-choices.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import oneRow from '#platform/web/page/one-row.module.css';
import { statisticsQuery } from '../statistics/statistics.api.ts';
import { texts } from '../texts.ts';
import classes from './quotas.module.css';

interface StatusChipsProps {
  /** None for the quotas of all seasons. */
  readonly season: string | undefined;
  /** Whether it is known which season is shown. */
  readonly isSettled: boolean;
  readonly officeId: string | undefined;
  readonly value: QuotaStatus | undefined;
  readonly onChange: (status: QuotaStatus | undefined) => void;
}

/** How many quotas have each status; pressing one shows only those. */
export function StatusChips({ season, isSettled, officeId, value, onChange }: StatusChipsProps) {
  const t = useTexts(texts);
  const { data, isError } = useQuery({
    ...statisticsQuery({ season, office_id: officeId }),
    enabled: isSettled,
  });
  const write = (count: number | undefined) => {
    if (count !== undefined) return formatNumber(count);
    return isError ? t('list.unknown') : '…';
  };
  const countOf = (status: QuotaStatus) =>
    data?.by_status.find((each) => each.status === status)?.count;
  return (
    <div
      className={`${classes.chips} ${oneRow.onPhone}`}
      role="group"
      aria-label={t('list.by_status')}
    >
      <button type="button" aria-pressed={value === undefined} onClick={() => onChange(undefined)}>
        {t('list.all')} <strong>{write(data?.total)}</strong>
      </button>
      {quotaStatuses.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={value === status}
          onClick={() => onChange(value === status ? undefined : status)}
        >
          {t(`statuses.${status}`)} <strong>{write(countOf(status))}</strong>
        </button>
      ))}
    </div>
  );
}
