import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { formatMonth } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../../texts.ts';
import type { TimeScale } from './time-scale.ts';
import { TimelineBars } from './timeline-bars.tsx';
import { TimelineName } from './timeline-name.tsx';
import type { ShownLine } from './use-timeline-lines.ts';
import classes from './timeline.module.css';

const LINE_HEIGHT = 44;

/** About the room that names take. */
const NAME_WIDTH = 280;

interface TimelineGridProps {
  readonly lines: readonly ShownLine[];
  readonly scale: TimeScale;
  readonly today: string;
  /** Raised when somebody wants to see today. */
  readonly seek: number;
  readonly onToggle: (line: ShownLine) => void;
}

/** Names beside their bars under a scale of months; only the lines in sight are drawn. */
export function TimelineGrid({ lines, scale, today, seek, onToggle }: TimelineGridProps) {
  const t = useTexts(texts);
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: 10,
  });
  const now = scale.placeOf(today);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    // Two thirds of what is in sight is the past.
    current.scrollLeft = Math.max(0, now - (current.clientWidth - NAME_WIDTH) * 0.66);
  }, [now, seek]);
  const width = { width: scale.width };
  return (
    <div
      ref={box}
      className={classes.grid}
      role="treegrid"
      aria-label={t('flow.timeline.title')}
      aria-rowcount={lines.length}
    >
      <div className={classes.head} role="row">
        <div className={classes.corner} role="columnheader">
          {t('fields.name')}
        </div>
        <div className={classes.months} role="columnheader" style={width}>
          {scale.months.map((month) => (
            <span key={month.day} className={classes.month} style={{ width: month.width }}>
              <span>{formatMonth(month.day)}</span>
            </span>
          ))}
          <span className={classes.today} style={{ left: now }}>
            {t('flow.timeline.today')}
          </span>
        </div>
      </div>
      <div className={classes.body} role="rowgroup" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const line = lines[index];
          return (
            line !== undefined && (
              <div
                key={`${line.kind} ${line.id}`}
                className={classes.line}
                role="row"
                aria-rowindex={index + 1}
                aria-level={line.level}
                aria-expanded={line.children > 0 ? line.isOpen : undefined}
                style={{ transform: `translateY(${start}px)` }}
              >
                <div className={classes.pinned} role="rowheader">
                  <TimelineName line={line} onToggle={onToggle} />
                </div>
                <div className={classes.track} role="gridcell" style={width}>
                  <TimelineBars line={line} scale={scale} today={today} />
                </div>
              </div>
            )
          );
        })}
        <div className={classes.now} style={{ left: now }} aria-hidden />
      </div>
    </div>
  );
}
