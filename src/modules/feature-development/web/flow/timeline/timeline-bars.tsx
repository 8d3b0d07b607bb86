import { formatDate } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import textClasses from '#platform/web/page/text.module.css';
import { texts, type TrackingTexts } from '../../texts.ts';
import { MovableBar } from './movable-bar.tsx';
import { sayPlan } from './say-plan.ts';
import { moved, type TimeScale } from './time-scale.ts';
import type { ShownLine } from './use-timeline-lines.ts';
import classes from './timeline.module.css';

interface TimelineBarsProps {
  readonly line: ShownLine;
  readonly scale: TimeScale;
  readonly today: string;
}

/** What was planned, and below it what happened; the time after the planned end is marked. */
export function TimelineBars({ line, scale, today }: TimelineBarsProps) {
  const t = useTexts(texts);
  const mayReplan = useMay('feature-development:write');
  const { planned_start, planned_end, actual_start, actual_end } = line;
  const span = (from: string, until: string) => ({
    left: scale.placeOf(from),
    // The last day counts whole.
    width: Math.max(4, scale.placeOf(moved(until, 1)) - scale.placeOf(from)),
  });
  const reached = actual_end ?? today;
  const isLate = planned_end !== null && actual_start !== null && reached > planned_end;
  const lateFrom = isLate && planned_end > actual_start ? moved(planned_end, 1) : actual_start;
  return (
    <div className={classes.bars} title={describe(t, line).join('\n')}>
      <span className={textClasses.visuallyHidden}>{describe(t, line).join(', ')}</span>
      {line.kind === 'sow' && mayReplan ? (
        <MovableBar line={line} scale={scale} span={span} />
      ) : (
        (planned_start ?? planned_end) !== null && (
          <span
            className={classes.planned}
            data-open={planned_start === null || planned_end === null || undefined}
            style={span(
              planned_start ?? planned_end ?? today,
              planned_end ?? planned_start ?? today,
            )}
          />
        )
      )}
      {actual_start !== null && (
        <span
          className={classes.actual}
          data-done={actual_end !== null || undefined}
          style={span(actual_start, reached)}
        />
      )}
      {isLate && lateFrom !== null && (
        <span className={classes.late} style={span(lateFrom, reached)} />
      )}
    </div>
  );
}

function describe(t: TrackingTexts, line: ShownLine): string[] {
  const { planned_start, planned_end, actual_start, actual_end } = line;
  const parts: string[] = [];
  if ((planned_start ?? planned_end) !== null) {
    parts.push(sayPlan(t, { start_date: planned_start, due_date: planned_end }));
  }
  if (actual_start !== null) {
    const until = actual_end === null ? t('flow.timeline.running') : formatDate(actual_end);
    parts.push(t('flow.timeline.actual_dates', { from: formatDate(actual_start), until }));
  }
  return parts.length === 0 ? [t('flow.timeline.no_dates')] : parts;
}
