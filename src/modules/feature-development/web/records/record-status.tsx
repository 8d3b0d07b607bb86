import { IconHandStop } from '@tabler/icons-react';
import type { WorkStatus } from '#modules/feature-development/contract/record-statuses.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from './records.module.css';

export interface WithStatus {
  readonly status: WorkStatus;
  readonly work_status: WorkStatus;
  readonly manual_status: WorkStatus | null;
  readonly status_reason: string;
}

/** The status of a record, and whether people set it over the one that follows from the work. */
export function RecordStatus({ record }: { readonly record: WithStatus }) {
  const t = useTexts(texts);
  const { status, manual_status, status_reason } = record;
  return (
    <>
      <StatusBadge tone={toneOf(status)} label={t(`statuses.${status}`)} />
      {manual_status !== null && (
        <span className={classes.byHand} title={status_reason}>
          <IconHandStop size={14} stroke={1.8} aria-hidden />
          {t('lists.set_by_hand')}
        </span>
      )}
    </>
  );
}
