import type { ReactNode } from 'react';
import type { FieldDay } from '#modules/cane-surveys/contract/field-day.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { Draft, SurveyDraft } from './drafts.ts';
import { WayOut } from './way-out.tsx';
import classes from './field.module.css';

interface UnplannedProps {
  /** With those that the server has. */
  readonly day: FieldDay | undefined;
  readonly drafts: readonly Draft[];
  readonly isOnline: boolean;
  /** Not while they are being sent. */
  readonly onCorrect: ((draft: SurveyDraft) => void) | undefined;
}

/** What was surveyed outside the plan of the day: sent, or waiting for the network. */
export function Unplanned({ day, drafts, isOnline, onCorrect }: UnplannedProps): ReactNode {
  const t = useTexts(texts);
  const surveys = day?.unplanned ?? [];
  const plots = [...(day?.plots ?? []), ...(day?.nearby ?? [])];
  const waiting = drafts.filter(
    (draft): draft is SurveyDraft =>
      draft.kind === 'survey' &&
      draft.visit_id === null &&
      draft.isReady &&
      draft.problem === undefined,
  );
  if (surveys.length === 0 && waiting.length === 0) return null;
  return (
    <section aria-label={t('field.unplanned')}>
      <h2>{t('field.unplanned')}</h2>
      <ul className={classes.plots}>
        {waiting.map((draft) => (
          <li key={draft.id} className={classes.plot}>
            <h3>{draft.deed_number}</h3>
            <p>{plots.find(({ id }) => id === draft.plot_id)?.farmer_name}</p>
            <p className={classes.status} data-status={draft.isSent ? 'done' : 'waiting'}>
              {`${t(draft.isSent ? 'field.sent' : 'field.waits')} · ${formatDateTime(draft.surveyed_at)}`}
            </p>
            {!draft.isSent && onCorrect !== undefined && (
              <div className={classes.buttons}>
                <button type="button" className={classes.big} onClick={() => onCorrect(draft)}>
                  {t('field.correct')}
                </button>
              </div>
            )}
          </li>
        ))}
        {surveys.map(({ id, deed_number, farmer_name, surveyed_at }) => (
          <li key={id} className={classes.plot}>
            <h3>{deed_number}</h3>
            <p>{farmer_name}</p>
            <p className={classes.status} data-status="done">
              {`${t('field.sent')} · ${formatDateTime(surveyed_at)}`}
            </p>
            <WayOut href={`/cane-surveys/${id}`} isOnline={isOnline}>
              {t('field.see_stored')}
            </WayOut>
          </li>
        ))}
      </ul>
    </section>
  );
}
