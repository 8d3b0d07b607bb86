import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import type { QuestionSetScore } from '#modules/agents/contract/question-set.ts';
import { texts } from '../texts.ts';
import { percentOf } from './percent-of.ts';
import classes from './question-set.module.css';

/** Every score in figures, the latest first. */
export function ScoreFigures({ scores }: { readonly scores: readonly QuestionSetScore[] }) {
  const t = useTexts(texts);
  const share = (count: number, questions: number) =>
    t('quality.share', { percent: percentOf(count, questions) });
  return (
    <details className={classes.figures}>
      <summary>{t('quality.figures')}</summary>
      <ScrollBox className={classes.figuresBox} label={t('quality.figures')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('quality.figure_columns.at')}</th>
              <th scope="col">{t('fields.questions')}</th>
              <th scope="col">{t('quality.first')}</th>
              <th scope="col">{t('quality.within_five')}</th>
              <th scope="col">{t('quality.reciprocal_rank')}</th>
              <th scope="col">{t('quality.figure_columns.settings')}</th>
            </tr>
          </thead>
          <tbody>
            {scores.toReversed().map((score) => (
              <tr key={score.id}>
                <th scope="row">{formatDateTime(score.scored_at)}</th>
                <td>{formatNumber(score.questions)}</td>
                <td>{share(score.first, score.questions)}</td>
                <td>{share(score.within_five, score.questions)}</td>
                <td>{formatNumber(Math.round(score.reciprocal_rank * 100) / 100)}</td>
                <td>
                  {[
                    score.embedding_model,
                    formatNumber(score.chunk_size),
                    formatNumber(score.chunk_overlap),
                  ].join(' / ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  );
}
