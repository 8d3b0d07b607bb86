import { useEffect, useState, type ReactNode } from 'react';
import type { Visit } from '#modules/cane-surveys/contract/visits.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useDocumentTitle } from '#platform/web/page/use-document-title.ts';
import { texts } from '../texts.ts';
import { DayHead } from './day-head.tsx';
import type { Draft, DraftPosition } from './drafts.ts';
import { addDays, today } from './field-days.ts';
import { storedPhoto } from './field-store.ts';
import { newSkip, newSurvey } from './new-draft.ts';
import { OtherDrafts } from './other-drafts.tsx';
import { whereAllowed } from './locate.ts';
import { OtherPlots } from './other-plots.tsx';
import { PlotCard } from './plot-card.tsx';
import { Refused } from './refused.tsx';
import { startOffline } from './start-offline.ts';
import { SurveyForm } from './survey-form.tsx';
import { Unplanned } from './unplanned.tsx';
import { useField } from './use-field.ts';
import { WayOut } from './way-out.tsx';
import classes from './field.module.css';

/** What surveyors see in the field: the plots of the day, what was measured, and what still waits for the network. */
export function FieldScreen(): ReactNode {
  const t = useTexts(texts);
  useDocumentTitle(t('field.title'));
  const [isTomorrow, setTomorrow] = useState(false);
  const planned_on = isTomorrow ? addDays(today(), 1) : today();
  const [here, setHere] = useState<DraftPosition>();
  const [search, setSearch] = useState('');
  const field = useField({ planned_on, here, search });
  const { reader, day, drafts, refusal } = field;
  const [openId, setOpenId] = useState<string>();
  const open = drafts.find(({ id, isReady }) => id === openId && !isReady);
  const [finished, setFinished] = useState(0);
  useTopAfter(finished);
  useKnownPosition(setHere);
  useQuestionBeforeLoss(field.isFull);
  useNewVersion(open !== undefined || field.isSending || field.isFull);
  const full = (field.isFull || !field.isPlanStored) && (
    <p role="alert" className={classes.problem}>
      {t(field.isFull ? 'field.storage_full' : 'field.plan_not_stored')}
    </p>
  );

  if (open?.kind === 'survey') {
    return (
      <main className={classes.screen}>
        {full}
        <SurveyForm
          key={open.id}
          draft={open}
          plot={[...(day?.plots ?? []), ...(day?.nearby ?? [])].find(
            ({ id }) => id === open.plot_id,
          )}
          settings={day?.settings}
          isFull={field.isFull}
          readPhoto={async (photo) =>
            reader === undefined ? undefined : storedPhoto(reader, open.id, photo)
          }
          onAddPhoto={(photo) => void field.addPhoto(open, photo)}
          onRemovePhoto={(photo) => void field.removePhoto(open, photo)}
          onChange={(draft) => void field.keep(draft)}
          onLater={() => setOpenId(undefined)}
          onFinish={(draft) => {
            void field.keep(draft);
            setOpenId(undefined);
            setFinished((count) => count + 1);
          }}
        />
      </main>
    );
  }

  const draftOf = (visit: Visit) => drafts.find(({ visit_id }) => visit_id === visit.id);
  const correct = (draft: Draft) => {
    if (draft.kind === 'skip') return;
    void field.keep({ ...draft, isReady: false });
    setOpenId(draft.id);
  };
  return (
    <main className={classes.screen}>
      <DayHead
        field={field}
        planned_on={planned_on}
        isTomorrow={isTomorrow}
        onTomorrow={setTomorrow}
      />
      {full}
      {drafts.map((draft) => (
        <Refused
          key={draft.id}
          draft={draft}
          onDiscard={() => void field.discard(draft)}
          onCorrect={() => correct(draft)}
          onResend={(sent) => void field.keep(sent)}
        />
      ))}
      {refusal !== undefined && (
        <p role="alert" className={classes.problem}>
          {refusal.status === 403
            ? t('field.forbidden')
            : t('field.failed', { reason: refusal.message })}
        </p>
      )}
      {refusal !== undefined && refusal.status !== 403 && (
        <button type="button" className={classes.big} onClick={() => void field.synchronise()}>
          {t('field.load_again')}
        </button>
      )}
      {!field.isLoaded && day === undefined && <p>{t('field.loading')}</p>}
      {field.isLoaded && day === undefined && refusal === undefined && (
        <p>{t('field.not_fetched')}</p>
      )}
      {day?.visits.length === 0 && (
        <p>
          {t('field.nothing_planned')}
          <br />
          <WayOut href="/cane-surveys/plan" isOnline={field.isOnline}>
            {t('field.plan')}
          </WayOut>
        </p>
      )}
      <ol className={classes.plots}>
        {day?.visits.map((visit, place) => {
          const plot = day.plots.find(({ id }) => id === visit.plot_id);
          const draft = draftOf(visit);
          return (
            <PlotCard
              key={visit.id}
              visit={visit}
              number={place + 1}
              plot={plot}
              draft={draft}
              onSurvey={() => {
                const { id: visit_id, plot_id, quota_id, deed_number } = visit;
                const begun =
                  draft ?? newSurvey({ visit_id, plot_id, quota_id, deed_number }, plot);
                if (draft === undefined) void field.keep(begun);
                setOpenId(begun.id);
              }}
              isOnline={field.isOnline}
              onCorrect={field.isSending ? undefined : correct}
              onSkip={(reason) => void field.keep(newSkip(visit, reason))}
              onUndoSkip={() => draft && void field.discard(draft)}
            />
          );
        })}
      </ol>
      {day !== undefined && (
        <OtherPlots
          plots={day.nearby}
          here={here}
          onHere={setHere}
          isOnline={field.isOnline}
          searched={field.searched}
          onSearch={setSearch}
          onSurvey={(plot) => {
            const { id: plot_id, quota_id, deed_number } = plot;
            const begun = newSurvey({ visit_id: null, plot_id, quota_id, deed_number }, plot);
            void field.keep(begun);
            setOpenId(begun.id);
          }}
        />
      )}
      <Unplanned
        day={day}
        drafts={drafts}
        isOnline={field.isOnline}
        onCorrect={field.isSending ? undefined : correct}
      />
      <OtherDrafts
        drafts={drafts.filter(
          ({ visit_id }) => !(day?.visits ?? []).some(({ id }) => id === visit_id),
        )}
        onContinue={correct}
        onDiscard={(draft) => void field.discard(draft)}
      />
    </main>
  );
}

/** Shows the top of the page after each survey, where it says what waits, was sent or was refused. */
function useTopAfter(finished: number): void {
  useEffect(() => {
    if (finished > 0) scrollTo({ top: 0 });
  }, [finished]);
}

/** Takes the position at once where the person allowed that before: what is around is loaded while there is a network. */
function useKnownPosition(onFound: (position: DraftPosition) => void): void {
  useEffect(() => {
    void whereAllowed(onFound).catch(() => undefined);
  }, [onFound]);
}

/**
 * Without a network, nothing but this page can be read, and with a full device only this page has what was entered
 * last: the browser asks before either is lost.
 */
function useQuestionBeforeLoss(isFull: boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isFull || !navigator.onLine) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isFull]);
}

/** Starts the page again with a newer version of the application, as soon as nobody types: drafts are stored. */
function useNewVersion(isBusy: boolean): void {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    void startOffline(() => setOutdated(true));
  }, []);
  useEffect(() => {
    if (isOutdated && !isBusy) location.reload();
  }, [isOutdated, isBusy]);
}
