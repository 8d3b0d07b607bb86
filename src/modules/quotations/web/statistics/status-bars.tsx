import { useId } from 'react';
import type { QuotationStatus } from '#modules/quotations/contract/quotation-status.ts';
import type { QuotationStatistics } from '#modules/quotations/contract/statistics.ts';
import { ChartPatterns, patternOf } from '#platform/web/chart/chart-patterns.tsx';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { ChartColour } from '#platform/web/theme/tokens.ts';
import { groupNameOf } from '../quotations/group-name.ts';
import { texts } from '../texts.ts';
import classes from './statistics.module.css';

const COLOURS: Readonly<Partial<Record<QuotationStatus, ChartColour>>> = {
  accepted: 'green',
  rejected: 'red',
  expired: 'amber',
  draft: 'grey',
  cancelled: 'grey',
};

/** How the totals are divided among the statuses. */
export function StatusBars({ statuses }: { readonly statuses: QuotationStatistics['by_status'] }) {
  const t = useTexts(texts);
  const id = useId();
  const shown = statuses.filter(({ count }) => count > 0);
  const most = Math.max(1, ...shown.map(({ total }) => total));
  return (
    <ul className={classes.bars}>
      {shown.map(({ status, count, total }) => (
        <li key={status}>
          <StatusBadge tone={toneOf(status)} label={groupNameOf(t, status)} />
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
            <ChartPatterns id={`${id}-${status}`} />
            <rect
              width={Math.max(0.5, (total / most) * 100)}
              height={6}
              fill={patternOf(`${id}-${status}`, COLOURS[status] ?? 'blue')}
            />
          </svg>
          <span>{`${formatNumber(count)} · ${t('form.baht', { amount: formatBaht(total) })}`}</span>
        </li>
      ))}
    </ul>
  );
}
