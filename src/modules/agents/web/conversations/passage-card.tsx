import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { weakScore } from '#modules/agents/contract/knowledge-gaps.ts';
import type { Passage } from '#modules/agents/contract/questions.ts';
import { texts } from '../texts.ts';
import { excerptOf } from '../questions/excerpt.ts';
import { highlight, joined } from '../questions/highlight.ts';
import classes from './conversations.module.css';

/** Longer passages are shown in part, where the words of the question are, until somebody opens the whole. */
const SHORT = 320;
const ELLIPSIS = '…';
/** Checked against the contract's figure by its type; the contract itself would bring the validator along. */
const WEAK: typeof weakScore = 0.3;

/** One passage: where it is from, how well it fits, and its words with those of the question marked. */
export function PassageCard({
  passage,
  question,
}: {
  readonly passage: Passage;
  readonly question: string;
}) {
  const t = useTexts(texts);
  const [whole, setWhole] = useState(false);
  const { pieces, excerpt } = useMemo(() => {
    const all = highlight(passage.text, question);
    return { pieces: all, excerpt: excerptOf(all, SHORT) };
  }, [passage.text, question]);
  const isCut = excerpt.cutBefore || excerpt.cutBehind;
  return (
    <li className={classes.passage}>
      <header className={classes.passageHead}>
        <span className={classes.file}>
          <IconFileText size={16} stroke={1.7} aria-hidden />
          {passage.filename}
          {passage.page !== undefined && (
            <span className={classes.dimmed}>{t('ask.page', { page: passage.page })}</span>
          )}
        </span>
        <Strength score={passage.score} />
      </header>
      <p className={classes.text}>
        {!whole && excerpt.cutBefore && ELLIPSIS}
        {joined(whole ? pieces : excerpt.pieces).map(({ text, at, hit }) =>
          hit ? <mark key={at}>{text}</mark> : text,
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
    </li>
  );
}

/** How well it fits, as a word and a bar; the figure for those who compare. */
function Strength({ score }: { readonly score: number }) {
  const t = useTexts(texts);
  const percent = Math.round(score * 100);
  return (
    <span className={classes.strength} title={t('ask.score', { percent })}>
      <span>{t(`ask.strength.${strengthOf(score)}`)}</span>
      <meter
        className={classes.meter}
        min={0}
        max={1}
        value={score}
        aria-label={t('ask.score', { percent })}
      />
    </span>
  );
}

function strengthOf(score: number): 'strong' | 'fair' | 'weak' {
  if (score >= 0.6) return 'strong';
  return score >= WEAK ? 'fair' : 'weak';
}
