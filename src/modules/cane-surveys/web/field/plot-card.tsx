import { useState, type ReactNode } from 'react';
import type { PlotOfDay } from '#modules/cane-surveys/contract/field-day.ts';
import type { Visit } from '#modules/cane-surveys/contract/visits.ts';
import { formatDate, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts, type SurveyTexts } from '../texts.ts';
import type { Draft, SurveyDraft } from './drafts.ts';
import { dayOf } from './field-days.ts';
import { SkipReasons } from './skip-reasons.tsx';
import { WayOut } from './way-out.tsx';
import { writeArea } from './write-area.ts';
import classes from './field.module.css';

interface PlotCardProps {
  readonly visit: Visit;
  /** Which one of the day it is. */
  readonly number: number;
  readonly plot: PlotOfDay | undefined;
  readonly draft: Draft | undefined;
  readonly onSurvey: () => void;
  readonly isOnline: boolean;
  /** Of a survey that waits to be sent; not while it is being sent. */
  readonly onCorrect: ((draft: SurveyDraft) => void) | undefined;
  readonly onSkip: (reason: string) => void;
  /** Of a plot whose skipping was not sent yet. */
  readonly onUndoSkip: () => void;
}

/** One plot of the day: what it is, what became of it, and what to do. */
export function PlotCard(props: PlotCardProps): ReactNode {
  const { visit, number, plot, draft, onSurvey, onSkip, onUndoSkip } = props;
  const { isOnline, onCorrect } = props;
  const t = useTexts(texts);
  const [isSkipping, setSkipping] = useState(false);
  const latest = plot?.latest;
  // What was measured for this visit is no earlier survey.
  const isOwn =
    latest != null && visit.status === 'done' && dayOf(latest.surveyed_at) >= visit.planned_on;
  // What was begun can be finished, whatever others did with the plot meanwhile.
  const isOpen = draft === undefined ? visit.status === 'planned' : !draft.isReady;
  const { state, status } = standingOf({ visit, draft }, t);
  return (
    <li className={classes.plot}>
      <h2>{`${number}. ${visit.deed_number}`}</h2>
      <p>{visit.farmer_name}</p>
      {plot !== undefined && <p>{writeArea(t, plot.measured_square_metres)}</p>}
      {plot !== undefined && (
        <p>
          {plot.address_line}{' '}
          <a className={classes.way} href={`geo:${plot.latitude},${plot.longitude}`}>
            {t('field.find_way')}
          </a>
        </p>
      )}
      {latest != null && !isOwn && latest.height_cm !== null && (
        <p>
          {t('field.latest', {
            date: formatDate(latest.surveyed_at),
            height: formatNumber(latest.height_cm),
          })}
        </p>
      )}
      {visit.note !== '' && <p>{visit.note}</p>}
      {draft !== undefined && visit.status !== 'planned' && (
        <p className={classes.conflict}>{t(`field.meanwhile_${visit.status}`)}</p>
      )}
      <p className={classes.status} data-status={status}>
        {draft === undefined && visit.status === 'skipped'
          ? `${state} · ${visit.skip_reason}`
          : state}
      </p>
      {latest != null && isOwn && (
        <WayOut href={`/cane-surveys/${latest.id}`} isOnline={isOnline}>
          {t('field.see_stored')}
        </WayOut>
      )}
      {draft?.kind === 'survey' && draft.isReady && !draft.isSent && onCorrect !== undefined && (
        <div className={classes.buttons}>
          <button type="button" className={classes.big} onClick={() => onCorrect(draft)}>
            {t('field.correct')}
          </button>
        </div>
      )}
      {isOpen && !isSkipping && (
        <div className={classes.buttons}>
          <button type="button" className={classes.main} onClick={onSurvey}>
            {t(draft === undefined ? 'field.survey' : 'field.continue')}
          </button>
          {draft === undefined && (
            <button type="button" className={classes.big} onClick={() => setSkipping(true)}>
              {t('field.skip')}
            </button>
          )}
        </div>
      )}
      {isOpen && isSkipping && (
        <SkipReasons
          onCancel={() => setSkipping(false)}
          onSkip={(reason) => {
            setSkipping(false);
            onSkip(reason);
          }}
        />
      )}
      {draft?.kind === 'skip' && !draft.isSent && (
        <div className={classes.buttons}>
          <button type="button" className={classes.big} onClick={onUndoSkip}>
            {t('field.undo_skip')}
          </button>
        </div>
      )}
    </li>
  );
}

/** What became of the visit, in words and as the kind that its color shows. */
function standingOf({ visit, draft }: Pick<PlotCardProps, 'visit' | 'draft'>, t: SurveyTexts) {
  if (draft === undefined) return { state: t(`statuses.${visit.status}`), status: visit.status };
  const skipped = draft.kind === 'skip' ? `${t('statuses.skipped')} · ${draft.skip_reason} · ` : '';
  if (draft.isSent) return { state: `${skipped}${t('field.sent')}`, status: 'done' };
  const waits = t(draft.isReady ? 'field.waits' : 'field.started');
  return { state: `${skipped}${waits}`, status: 'waiting' };
}
