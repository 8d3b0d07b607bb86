import { formatDate } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { QuestionSetScore } from '#modules/agents/contract/question-set.ts';
import { texts } from '../texts.ts';
import { percentOf } from './percent-of.ts';
import classes from './score-chart.module.css';

/** Units of the drawing; it is stretched to the room there is. */
const WIDTH = 1_000;
const HEIGHT = 100;
const MARKS = [100, 75, 50, 25, 0];
const LINES = ['first', 'within_five', 'reciprocal_rank'] as const;

/** Scores over time as three lines. Every figure of it is in the table below. */
export function ScoreChart({ scores }: { readonly scores: readonly QuestionSetScore[] }) {
  const t = useTexts(texts);
  const [oldest, latest] = [scores[0], scores.at(-1)];
  if (oldest === undefined || latest === undefined) return null;
  const { questions, first, within_five } = latest;
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.legend}>
        {LINES.map((line) => (
          <span key={line} data-line={line}>
            <svg viewBox="0 0 28 8" aria-hidden>
              <path d="M1 4H27" />
            </svg>
            {t(`quality.${line}`)}
          </span>
        ))}
      </figcaption>
      <div className={classes.plot}>
        <div className={classes.scale} aria-hidden>
          {MARKS.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
        <svg
          className={classes.drawing}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('quality.chart', {
            count: scores.length,
            first: percentOf(first, questions),
            five: percentOf(within_five, questions),
          })}
        >
          {MARKS.map((mark) => (
            <path key={mark} className={classes.grid} d={`M0 ${HEIGHT - mark}H${WIDTH}`} />
          ))}
          {LINES.map((line) => (
            <g key={line} data-line={line}>
              <path d={pathOf(scores.map((score) => heightOf(score, line)))} />
              {scores.map((score, position) => (
                <path
                  key={score.id}
                  className={classes.point}
                  d={`M${placeOf(position, scores.length)} ${heightOf(score, line)}h0`}
                />
              ))}
            </g>
          ))}
        </svg>
        <div className={classes.times} aria-hidden>
          <span>{formatDate(oldest.scored_at)}</span>
          <span>{formatDate(latest.scored_at)}</span>
        </div>
      </div>
    </figure>
  );
}

function heightOf(score: QuestionSetScore, line: (typeof LINES)[number]): number {
  const share =
    line === 'reciprocal_rank' ? score.reciprocal_rank : score[line] / Math.max(1, score.questions);
  return HEIGHT - share * HEIGHT;
}

/** Scores are evenly spaced: they come with syncs, not with the clock. */
function placeOf(position: number, count: number): number {
  return (position / (count - 1)) * WIDTH;
}

function pathOf(heights: readonly number[]): string {
  return heights
    .map(
      (height, position) =>
        `${position === 0 ? 'M' : 'L'}${placeOf(position, heights.length)} ${height}`,
    )
    .join('');
}
