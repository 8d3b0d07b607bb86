import type { ReactNode } from 'react';
import { formatDateTime, formatWholeDate } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { isWaiting } from './drafts.ts';
import type { useField } from './use-field.ts';
import { WayOut } from './way-out.tsx';
import classes from './field.module.css';

interface DayHeadProps {
  readonly field: ReturnType<typeof useField>;
  readonly planned_on: string;
  readonly isTomorrow: boolean;
  readonly onTomorrow: (isTomorrow: boolean) => void;
}

/** Which day it is, how many of its plots are done, and whether everything has reached the server. */
export function DayHead({ field, planned_on, isTomorrow, onTomorrow }: DayHeadProps): ReactNode {
  const t = useTexts(texts);
  const { day, drafts, isOnline, isSending, isFull } = field;
  const offline = isFull ? 'field.offline_full' : 'field.offline';
  const waiting = drafts.filter(isWaiting);
  const isFinished = (visit: string) =>
    drafts.some((draft) => draft.visit_id === visit && (draft.isSent || isWaiting(draft)));
  const visits = day?.visits ?? [];
  const finished = visits.filter(({ id, status }) => status !== 'planned' || isFinished(id));
  const isSkipped = (visit: string) =>
    drafts.some((draft) => draft.kind === 'skip' && draft.visit_id === visit);
  const skipped = finished.filter(({ id, status }) => status === 'skipped' || isSkipped(id)).length;
  const kept = new Set([...(day?.plots ?? []), ...(day?.nearby ?? [])].map(({ id }) => id));
  return (
    <>
      <header className={classes.head}>
        <h1>{t('field.title')}</h1>
        <WayOut href="/cane-surveys" isOnline={isOnline}>
          {t('field.back')}
        </WayOut>
      </header>
      <div className={classes.days} role="group" aria-label={t('fields.planned_on')}>
        <button type="button" aria-pressed={!isTomorrow} onClick={() => onTomorrow(false)}>
          {t('field.today')}
        </button>
        <button type="button" aria-pressed={isTomorrow} onClick={() => onTomorrow(true)}>
          {t('field.tomorrow')}
        </button>
      </div>
      <p className={classes.date}>
        <strong>{formatWholeDate(planned_on)}</strong>
        {day !== undefined && (
          <>
            <br />
            {visits.length > 0 && (
              <>
                {skipped === 0
                  ? t('field.progress', { done: finished.length, all: visits.length })
                  : t('field.progress_skipped', {
                      done: finished.length - skipped,
                      skipped,
                      all: visits.length,
                    })}
                <br />
              </>
            )}
            {t('field.fetched_at', { time: formatDateTime(day.fetched_at) })}
            <br />
            {kept.size > 0 ? t('field.kept', { count: kept.size }) : t('field.none_kept')}
          </>
        )}
      </p>
      <div className={classes.state} data-online={isOnline || undefined} role="status">
        <span>{t(isOnline ? 'field.online' : offline)}</span>
        <strong>
          {waiting.length === 0
            ? t('field.all_sent')
            : t(isSending ? 'field.sending' : 'field.waiting', { count: waiting.length })}
        </strong>
        {waiting.length > 0 && (
          <button
            type="button"
            className={classes.big}
            disabled={isSending}
            onClick={() => void field.synchronise()}
          >
            {t(isOnline ? 'field.send' : 'field.load_again')}
          </button>
        )}
      </div>
    </>
  );
}
