import { useState, type ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { Draft } from './drafts.ts';
import classes from './field.module.css';

interface RefusedProps {
  readonly draft: Draft;
  readonly onDiscard: () => void;
  readonly onCorrect: () => void;
}

/** What the server refused, with its reason: to correct, or to discard. */
export function Refused({ draft, onDiscard, onCorrect }: RefusedProps): ReactNode {
  const t = useTexts(texts);
  const [isSure, setSure] = useState(false);
  if (draft.problem === undefined) return null;
  return (
    <section className={classes.problem} role="alert">
      <strong>{draft.deed_number}</strong>
      <p>{t('field.refused', { reason: draft.problem })}</p>
      <div className={classes.buttons}>
        {draft.kind === 'survey' && (
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
