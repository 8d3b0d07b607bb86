import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { splitAtCitations } from './split-at-citations.ts';
import classes from './conversations.module.css';

interface AnswerTextProps {
  readonly text: string;
  /** How many passages there are to cite. */
  readonly count: number;
  readonly busy: boolean;
  readonly onCitation: (number: number) => void;
}

/** The answer, in which `[2]` opens the second passage. */
export function AnswerText({ text, count, busy, onCitation }: AnswerTextProps) {
  const t = useTexts(texts);
  return (
    <p className={classes.answer} aria-busy={busy}>
      {splitAtCitations(text, count).map((piece) =>
        'text' in piece ? (
          piece.text
        ) : (
          <button
            key={piece.at}
            type="button"
            className={classes.cited}
            aria-label={t('ask.open_citation', { number: piece.number })}
            onClick={() => onCitation(piece.number)}
          >
            {piece.number}
          </button>
        ),
      )}
    </p>
  );
}
