import type { QuestionSetScore } from '#modules/agents/contract/question-set.ts';
import { CHART_HEIGHT, ChartFrame } from '#platform/web/chart/chart-frame.tsx';
import { ChartLegend, LineSign } from '#platform/web/chart/chart-legend.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { percentOf } from './percent-of.ts';
import classes from './score-chart.module.css';

const WIDTH = 1_000;
const MARKS = [100, 75, 50, 25, 0];

const LINES = [
  { kind: 'first', colour: 'blue' },
  { kind: 'within_five', colour: 'green' },
  { kind: 'reciprocal_rank', colour: 'grey' },
] as const;

type Kind = (typeof LINES)[number]['kind'];

/** Scores over time as three lines. Every figure of it is in the table below. */
export function ScoreChart({ scores }: { readonly scores: readonly QuestionSetScore[] }) {
  const t = useTexts(texts);
  const latest = scores.at(-1);
  if (latest === undefined) return null;
  const { questions, first, within_five } = latest;
  return (
    <ChartFrame
      summary={t('quality.chart', {
        count: scores.length,
        first: percentOf(first, questions),
        five: percentOf(within_five, questions),
      })}
      caption={
        <ChartLegend
          entries={LINES.map(({ kind, colour }) => ({
            kind,
            label: t(`quality.${kind}`),
            sign: <LineSign colour={colour} />,
          }))}
        />
      }
      scale={MARKS.map(String)}
      ends={[scores[0]?.scored_at, latest.scored_at]}
      width={WIDTH}
    >
      {() => (
        <>
          {MARKS.map((mark) => (
            <path key={mark} className={classes.grid} d={`M0 ${CHART_HEIGHT - mark}H${WIDTH}`} />
          ))}
          {LINES.map(({ kind, colour }) => (
            <g key={kind} data-colour={colour}>
              <path d={pathOf(scores.map((score) => heightOf(score, kind)))} />
              {scores.map((score, position) => (
                <path
                  key={score.id}
                  className={classes.point}
                  d={`M${placeOf(position, scores.length)} ${heightOf(score, kind)}h0`}
                />
              ))}
            </g>
          ))}
        </>
      )}
    </ChartFrame>
  );
}

function heightOf(score: QuestionSetScore, kind: Kind): number {
  const share =
    kind === 'reciprocal_rank' ? score.reciprocal_rank : score[kind] / Math.max(1, score.questions);
  return CHART_HEIGHT - share * CHART_HEIGHT;
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
