import { formatLongMonth, formatNumber, formatWeekday, formatWholeDate } from '../i18n/formats.ts';
import { dayByKey } from './calendar-keys.ts';
import { CLOSES_ITSELF } from './closes-itself.ts';
import type { DaySpan } from './day-spans.ts';
import { partsOf, weeksOf, within } from './days.ts';
import type { DayLimits } from './say-day.ts';
import classes from './calendar.module.css';

interface CalendarDaysProps extends DayLimits {
  /** The day with the focus: its month is shown. */
  readonly current: string;
  /** The chosen day. */
  readonly day: string;
  readonly span?: Partial<DaySpan>;
  readonly today: string;
  readonly firstOfWeek: number;
  readonly onMove: (day: string) => void;
  readonly onPick: (day: string) => void;
}

/** The days of a month as a grid. */
export function CalendarDays(props: CalendarDaysProps) {
  const { current, firstOfWeek, onMove } = props;
  const weeks = weeksOf(current, firstOfWeek);
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a calendar is a grid of days
      role="grid"
      aria-label={formatLongMonth(current)}
      className={classes.days}
      onKeyDown={(event) => {
        const day = dayByKey(event, current, firstOfWeek);
        if (day === undefined) return;
        event.preventDefault();
        onMove(day);
      }}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={formatWeekday(day, 'long')}>
              {formatWeekday(day, 'narrow')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <Day key={day} {...props} each={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day(props: CalendarDaysProps & { readonly each: string }) {
  const { each, day, current, span, today, min, max, onPick } = props;
  const isOffered = within(each, { min, max }) === each;
  const { month, day: number } = partsOf(each);
  return (
    <td
      aria-selected={each === day}
      data-inside={isInside(each, span) || undefined}
      data-outside={month !== partsOf(current).month || undefined}
    >
      <button
        type="button"
        data-day={each}
        tabIndex={each === current ? 0 : -1}
        aria-label={formatWholeDate(each)}
        aria-current={each === today ? 'date' : undefined}
        aria-disabled={!isOffered || undefined}
        className={classes.day}
        {...CLOSES_ITSELF}
        onClick={() => {
          if (isOffered) onPick(each);
        }}
      >
        {formatNumber(number)}
      </button>
    </td>
  );
}

function isInside(day: string, span: Partial<DaySpan> | undefined): boolean {
  if (span?.from === undefined || span.to === undefined) return false;
  return day >= span.from && day <= span.to;
}
