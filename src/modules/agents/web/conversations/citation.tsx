import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Meter } from '#platform/web/feedback/meter.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Turn } from '#modules/agents/contract/conversations.ts';
import type { weakScore } from '#modules/agents/contract/knowledge-gaps.ts';
import type { Passage } from '#modules/agents/contract/questions.ts';
import { texts } from '../texts.ts';
import { excerptOf } from '../questions/excerpt.ts';
import { highlight, joined, shareOfWords } from '../questions/highlight.ts';
import { citationId } from './citation-id.ts';
import classes from './conversations.module.css';

/** Longer passages are shown in part, where the words of the question are, until somebody opens the whole. */
const SHORT = 640;
const ELLIPSIS = '…';
/** Checked against the contract's figure by its type; the contract itself would bring the validator along. */
const WEAK: typeof weakScore = 0.3;

interface CitationProps {
  readonly turn: Turn;
  readonly passage: Passage;
  readonly number: number;
  readonly opened: boolean;
  readonly onToggle: () => void;
}

/** One passage: its number, where it is from and how well it fits; opened, its text. */
export function Citation({ turn, passage, number, opened, onToggle }: CitationProps) {
  const t = useTexts(texts);
  const { text, score } = passage;
  const { question } = turn;
  // The score compares with all that a question might find: even its very words in a passage score low where they are few.
  const fit = useMemo(() => Math.max(score, shareOfWords(text, question)), [text, question, score]);
  return (
    <li className={classes.passage}>
      <button
        type="button"
        id={citationId(turn, number)}
        className={classes.passageHead}
        aria-expanded={opened}
        onClick={onToggle}
      >
        <span className={classes.number}>{number}</span>
        <span className={classes.file}>
          {passage.filename}
          {passage.page !== undefined && (
            <span className={classes.dimmed}> {t('ask.page', { page: passage.page })}</span>
          )}
        </span>
        <Strength score={fit} />
        <IconChevronRight size={16} className={classes.chevron} aria-hidden />
      </button>
      {opened && <PassageText text={text} question={question} />}
    </li>
  );
}

/** With the words of the question marked. */
function PassageText({ text, question }: { readonly text: string; readonly question: string }) {
  const t = useTexts(texts);
  const [whole, setWhole] = useState(false);
  const { pieces, excerpt } = useMemo(() => {
    const all = highlight(text, question);
    return { pieces: all, excerpt: excerptOf(all, SHORT) };
  }, [text, question]);
  const isCut = excerpt.cutBefore || excerpt.cutBehind;
  return (
    <div className={classes.passageText}>
      <p className={classes.text}>
        {!whole && excerpt.cutBefore && ELLIPSIS}
        {joined(whole ? pieces : excerpt.pieces).map((piece) =>
          piece.hit ? <mark key={piece.at}>{piece.text}</mark> : piece.text,
        )}
        {!whole && excerpt.cutBehind && ELLIPSIS}
      </p>
      {isCut && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {t(whole ? 'ask.show_less' : 'ask.show_all')}
        </Button>
      )}
    </div>
  );
}

/** How well it fits, as a word and a bar; the figure for those who compare. */
function Strength({ score }: { readonly score: number }) {
  const t = useTexts(texts);
  const percent = Math.round(score * 100);
  return (
    <span className={classes.strength} title={t('ask.score', { percent })}>
      <span>{t(`ask.strength.${strengthOf(score)}`)}</span>
      <Meter percent={percent} label={t('ask.score', { percent })} className={classes.meter} />
    </span>
  );
}

function strengthOf(score: number): 'strong' | 'fair' | 'weak' {
  if (score >= 0.6) return 'strong';
  return score >= WEAK ? 'fair' : 'weak';
}
