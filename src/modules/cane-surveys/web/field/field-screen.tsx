import { useEffect, useState, type ReactNode } from 'react';
import { addDays, today } from './field-days.ts';
import type { Visit } from '#modules/cane-surveys/contract/visits.ts';
import { formatDateTime, formatWholeDate } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useDocumentTitle } from '#platform/web/page/use-document-title.ts';
import { texts } from '../texts.ts';
import { newSurvey, newSkip } from './new-draft.ts';
import { PlotCard } from './plot-card.tsx';
import { Refused } from './refused.tsx';
import { SurveyForm } from './survey-form.tsx';
import { useField } from './use-field.ts';
import { startOffline } from './start-offline.ts';
import classes from './field.module.css';

/** What surveyors see in the field: the plots of the day, what was measured, and what still waits for the network. */
export function FieldScreen(): ReactNode {
  const t = useTexts(texts);
  useDocumentTitle(t('field.title'));
  const [isTomorrow, setTomorrow] = useState(false);
  const planned_on = isTomorrow ? addDays(today(), 1) : today();
  const field = useField(planned_on);
  const { day, drafts, isOnline, isSending, refusal } = field;
  const [openVisit, setOpenVisit] = useState<string>();
  useEffect(() => {
    void startOffline();
  }, []);
  const waiting = drafts.filter((draft) => draft.isReady && draft.problem === undefined);
  const draftOf = (visit: Visit) => drafts.find(({ visit_id }) => visit_id === visit.id);
  const open = drafts.find((draft) => draft.kind === 'survey' && draft.visit_id === openVisit);
  const plot = day?.plots.find(({ id }) => open?.kind === 'survey' && id === open.plot_id);

  if (open?.kind === 'survey') {
    return (
      <main className={classes.screen}>
        {field.isFull && (
          <p role="alert" className={classes.problem}>
            {t('field.storage_full')}
          </p>
        )}
        <SurveyForm
          key={open.id}
          draft={open}
          plot={plot}
          settings={day?.settings}
          onChange={(draft) => void field.keep(draft)}
          onClose={() => setOpenVisit(undefined)}
        />
      </main>
    );
  }
  return (
    <main className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('field.title')}</h1>
        <a href="/cane-surveys">{t('field.back')}</a>
      </header>
      <div className={classes.days} role="group" aria-label={t('fields.planned_on')}>
        <button type="button" aria-pressed={!isTomorrow} onClick={() => setTomorrow(false)}>
          {t('field.today')}
        </button>
        <button type="button" aria-pressed={isTomorrow} onClick={() => setTomorrow(true)}>
          {t('field.tomorrow')}
        </button>
      </div>
      <p className={classes.date}>
        {formatWholeDate(planned_on)}
        {day !== undefined &&
          ` · ${t('field.fetched_at', { time: formatDateTime(day.fetched_at) })}`}
      </p>
      <div className={classes.state} data-online={isOnline || undefined} role="status">
        <span>{t(isOnline ? 'field.online' : 'field.offline')}</span>
        <strong>
          {waiting.length === 0
            ? t('field.all_sent')
            : t(isSending ? 'field.sending' : 'field.waiting', { count: waiting.length })}
        </strong>
        {waiting.length > 0 && isOnline && (
          <button type="button" className={classes.big} disabled={isSending} onClick={field.send}>
            {t('field.send')}
          </button>
        )}
      </div>
      {field.isFull && (
        <p role="alert" className={classes.problem}>
          {t('field.storage_full')}
        </p>
      )}
      {drafts.map((draft) => (
        <Refused
          key={draft.id}
          draft={draft}
          onDiscard={() => void field.discard(draft)}
          onCorrect={() => {
            setOpenVisit(draft.visit_id);
          }}
        />
      ))}
      {refusal !== undefined && (
        <p role="alert" className={classes.problem}>
          {refusal.status === 403
            ? t('field.forbidden')
            : t('field.failed', { reason: refusal.message })}
        </p>
      )}
      {!field.isLoaded && <p>{t('field.loading')}</p>}
      {field.isLoaded && day === undefined && refusal === undefined && (
        <p>{t('field.not_fetched')}</p>
      )}
      {day?.visits.length === 0 && <p>{t('field.nothing_planned')}</p>}
      <ol className={classes.plots}>
        {day?.visits.map((visit) => (
          <PlotCard
            key={visit.id}
            visit={visit}
            plot={day.plots.find(({ id }) => id === visit.plot_id)}
            draft={draftOf(visit)}
            onSurvey={() => {
              const of = day.plots.find(({ id }) => id === visit.plot_id);
              if (draftOf(visit) === undefined) void field.keep(newSurvey(visit, of));
              setOpenVisit(visit.id);
            }}
            onSkip={(reason) => void field.keep(newSkip(visit, reason))}
          />
        ))}
      </ol>
    </main>
  );
}
