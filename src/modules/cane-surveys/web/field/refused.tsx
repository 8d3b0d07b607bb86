import { useState, type ReactNode } from 'react';
import { newKey } from '#platform/web/api/keys.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { resent, type Draft } from './drafts.ts';
import classes from './field.module.css';

interface RefusedProps {
  readonly draft: Draft;
  readonly onDiscard: () => void;
  readonly onCorrect: () => void;
  readonly onResend: (draft: Draft) => void;
}

/** What the server refused, with its reason: to correct, to send beside what is stored, or to discard. */
export function Refused({ draft, onDiscard, onCorrect, onResend }: RefusedProps): ReactNode {
  const t = useTexts(texts);
  const [isSure, setSure] = useState(false);
  if (draft.problem === undefined) return null;
  const isConflict = draft.kind === 'survey' && draft.stored_id !== undefined;
  return (
    <section className={classes.problem} role="alert">
      <strong>{draft.deed_number}</strong>
      <p>{t('field.refused', { reason: draft.problem })}</p>
      {isConflict && draft.stored_id !== '' && (
        <a href={`/cane-surveys/${draft.stored_id}`}>{t('field.see_stored')}</a>
      )}
      <div className={classes.buttons}>
        {draft.kind === 'survey' && isConflict && (
          <button
            type="button"
            className={classes.big}
            onClick={() => onResend({ ...resent(draft), sent_as: newKey() })}
          >
            {t('field.send_beside')}
          </button>
        )}
        {draft.kind === 'survey' && draft.survey_id !== undefined && (
          <button type="button" className={classes.big} onClick={() => onResend(resent(draft))}>
            {t('field.send_again')}
          </button>
        )}
        {draft.kind === 'survey' && !isConflict && draft.survey_id === undefined && (
          <button type="button" className={classes.big} onClick={onCorrect}>
            {t('field.edit_draft')}
          </button>
        )}
        <button
          type="button"
          className={classes.big}
          onClick={() => (isSure ? onDiscard() : setSure(true))}
        >
          {t(isSure ? 'field.discard_sure' : 'field.discard')}
        </button>
      </div>
    </section>
  );
}
