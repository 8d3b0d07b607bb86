import { useState, type ReactNode } from 'react';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { Draft, SurveyDraft } from './drafts.ts';
import classes from './field.module.css';

interface OtherDraftsProps {
  /** Those that belong to no plot of the day that is shown. */
  readonly drafts: readonly Draft[];
  readonly onContinue: (draft: SurveyDraft) => void;
  readonly onDiscard: (draft: SurveyDraft) => void;
}

/** Surveys that were begun on another day, or of plots that are no longer planned: none is forgotten on a device. */
export function OtherDrafts({ drafts, onContinue, onDiscard }: OtherDraftsProps): ReactNode {
  const t = useTexts(texts);
  const begun = drafts.filter(
    (draft): draft is SurveyDraft =>
      draft.kind === 'survey' && !draft.isReady && draft.problem === undefined,
  );
  if (begun.length === 0) return null;
  return (
    <section aria-label={t('field.other_drafts')}>
      <h2>{t('field.other_drafts')}</h2>
      <ul className={classes.plots}>
        {begun.map((draft) => (
          <OtherDraft
            key={draft.id}
            draft={draft}
            onContinue={() => onContinue(draft)}
            onDiscard={() => onDiscard(draft)}
          />
        ))}
      </ul>
    </section>
  );
}

interface OtherDraftProps {
  readonly draft: SurveyDraft;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}

function OtherDraft({ draft, onContinue, onDiscard }: OtherDraftProps): ReactNode {
  const t = useTexts(texts);
  const [isSure, setSure] = useState(false);
  return (
    <li className={classes.plot}>
      <h3>{draft.deed_number}</h3>
      <p>{t('field.begun_at', { time: formatDateTime(draft.surveyed_at) })}</p>
      <div className={classes.buttons}>
        <button type="button" className={classes.main} onClick={onContinue}>
          {t('field.continue')}
        </button>
        <button
          type="button"
          className={classes.big}
          onClick={() => (isSure ? onDiscard() : setSure(true))}
        >
          {t(isSure ? 'field.discard_sure' : 'field.discard')}
        </button>
      </div>
    </li>
  );
}
