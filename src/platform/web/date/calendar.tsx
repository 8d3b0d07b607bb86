import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { languageOfPage } from '../i18n/language.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { keepFocusInside } from './calendar-keys.ts';
import { CalendarHead } from './calendar-head.tsx';
import { CalendarDays } from './calendar-days.tsx';
import { SPAN_NAMES, spanOf, type DaySpan } from './day-spans.ts';
import { today, within } from './days.ts';
import type { DayLimits } from './say-day.ts';
import { CLOSES_ITSELF } from './closes-itself.ts';
import classes from './calendar.module.css';

interface CalendarProps extends DayLimits {
  /** The chosen day, or nothing. */
  readonly day: string;
  readonly span?: Partial<DaySpan>;
  readonly canClear: boolean;
  /** Once it has its size. */
  readonly onShown: () => void;
  readonly onPick: (day: string) => void;
  readonly onSpan?: (span: DaySpan) => void;
}

/** A month of days, with the focus on one of them. */
export function Calendar({
  day,
  span,
  canClear,
  onShown,
  onPick,
  onSpan,
  ...limits
}: CalendarProps) {
  const t = usePlatformTexts();
  const now = today();
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(() => within(day === '' ? now : day, limits));
  // Keys of the days move the focus along, the head stays where it is.
  const [followed, setFollowed] = useState({ day: current });
  const showFirst = useRef(onShown);
  useLayoutEffect(() => {
    showFirst.current();
    return box.current === null ? undefined : keepFocusInside(box.current);
  }, []);
  useLayoutEffect(() => {
    box.current?.querySelector<HTMLElement>(`[data-day="${followed.day}"]`)?.focus();
  }, [followed]);

  const show = (shown: string) => setCurrent(within(shown, limits));
  return (
    <div ref={box} className={classes.calendar}>
      <CalendarHead day={current} {...limits} onShow={show} />
      <CalendarDays
        current={current}
        day={day}
        span={span}
        today={now}
        firstOfWeek={languageOfPage() === 'th' ? 0 : 1}
        {...limits}
        onMove={(shown) => {
          show(shown);
          setFollowed({ day: within(shown, limits) });
        }}
        onPick={onPick}
      />
      {onSpan !== undefined && (
        <div className={classes.spans}>
          {SPAN_NAMES.map((name) => (
            <Button
              key={name}
              size="compact-sm"
              variant="default"
              {...CLOSES_ITSELF}
              onClick={() => onSpan(spanOf(name, now))}
            >
              {t(`date.spans.${name}`)}
            </Button>
          ))}
        </div>
      )}
      <div className={classes.foot}>
        {onSpan === undefined && within(now, limits) === now && (
          <Button size="compact-sm" variant="subtle" {...CLOSES_ITSELF} onClick={() => onPick(now)}>
            {t('date.today')}
          </Button>
        )}
        {canClear && (
          <Button
            className={classes.clear}
            size="compact-sm"
            variant="subtle"
            color="gray"
            {...CLOSES_ITSELF}
            onClick={() => onPick('')}
          >
            {t('date.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
