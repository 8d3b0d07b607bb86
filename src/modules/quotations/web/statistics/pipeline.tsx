import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { QuotationStatus } from '#modules/quotations/contract/quotation-status.ts';
import type { QuotationStatistics } from '#modules/quotations/contract/statistics.ts';
import { SIGNS } from '#platform/web/feedback/status-signs.ts';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import oneRow from '#platform/web/page/one-row.module.css';
import { groupNameOf } from '../quotations/group-name.ts';
import { texts } from '../texts.ts';
import classes from './statistics.module.css';

/** Where offers are while something may still become of them, and what became of the others. */
const STAGES = [
  'draft',
  'submitted',
  'in_approval',
  'approved',
  'sent',
  'accepted',
  'rejected',
  'expired',
] as const satisfies readonly QuotationStatus[];

interface PipelineProps {
  readonly query: Pick<UseQueryResult<QuotationStatistics>, 'data' | 'isError'>;
  readonly chosen: QuotationStatus | undefined;
  readonly onChoose: (status: QuotationStatus | undefined) => void;
}

/** How many offers of the last months are at each stage, and what they are worth; each filters the list. */
export function Pipeline({ query: { data, isError }, chosen, onChoose }: PipelineProps) {
  const t = useTexts(texts);
  const id = useId();
  return (
    <section className={classes.pipelineBox} aria-labelledby={id}>
      <p id={id}>{t('list.pipeline')}</p>
      <ul className={`${classes.pipeline} ${oneRow.onPhone}`}>
        {STAGES.map((status) => {
          const figures = data?.by_status.find((each) => each.status === status);
          const Sign = SIGNS[toneOf(status)];
          return (
            <li key={status}>
              <button
                type="button"
                aria-pressed={chosen === status}
                data-tone={toneOf(status)}
                onClick={() => onChoose(chosen === status ? undefined : status)}
              >
                <span className={classes.stage}>
                  <Sign size={14} stroke={2} aria-hidden />
                  {groupNameOf(t, status)}
                </span>
                {data === undefined && !isError ? (
                  <Skeleton height={40} />
                ) : (
                  <>
                    <strong>
                      {isError ? t('statistics.unknown') : formatNumber(figures?.count ?? 0)}
                    </strong>
                    <span className={classes.amount}>
                      {!isError && formatBaht(figures?.total ?? 0)}
                    </span>
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
