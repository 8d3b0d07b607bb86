import type { FlowAnalytics } from '#modules/feature-development/contract/flow.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import type { Column } from '#platform/web/table/columns.ts';
import type { TrackingTexts } from '../../texts.ts';
import { numberedStage } from '../../stages/stage-name.ts';
import classes from './analytics.module.css';

type Stage = FlowAnalytics['stages'][number];

/** Columns of the times in each stage; `slowest` is the longest p85 of all. */
export function stageFlowColumns(t: TrackingTexts, slowest: number): Column<Stage>[] {
  const days = (value: number | null) =>
    value === null ? '–' : t('flow.analytics.days', { days: value.toFixed(1) });
  const figure = (id: keyof typeof headings, cell: (stage: Stage) => string) =>
    ({ id, header: headings[id], align: 'end', keepTogether: true, cell }) as const;
  const headings = {
    completed: t('flow.analytics.stages.completed'),
    median: t('flow.analytics.stages.median'),
    standing: t('flow.analytics.stages.standing'),
    median_age: t('flow.analytics.stages.median_age'),
    oldest_age: t('flow.analytics.stages.oldest_age'),
    rollbacks: t('flow.analytics.stages.rollbacks'),
  };
  return [
    {
      id: 'stage',
      header: t('fields.stage'),
      names: true,
      cell: ({ stage }) => numberedStage(t, stage),
    },
    figure('completed', ({ completed }) => formatNumber(completed)),
    figure('median', ({ median_days }) => days(median_days)),
    {
      id: 'p85',
      header: t('flow.analytics.stages.p85'),
      width: '11rem',
      align: 'end',
      keepTogether: true,
      cell: ({ median_days, p85_days }) => (
        <span className={classes.spread}>
          <span className={classes.rail} aria-hidden>
            <span data-part="p85" style={{ width: share(p85_days, slowest) }} />
            <span data-part="median" style={{ width: share(median_days, slowest) }} />
          </span>
          {days(p85_days)}
        </span>
      ),
    },
    figure('standing', ({ standing }) => formatNumber(standing)),
    figure('median_age', ({ median_age_days }) => days(median_age_days)),
    figure('oldest_age', ({ oldest_age_days }) => days(oldest_age_days)),
    figure('rollbacks', ({ rollbacks }) => formatNumber(rollbacks)),
  ];
}

function share(days: number | null, slowest: number): string {
  return `${slowest === 0 ? 0 : ((days ?? 0) / slowest) * 100}%`;
}
