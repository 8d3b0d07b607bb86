import { DateInput } from './date-input.tsx';
import type { DaySpan } from './day-spans.ts';
import { isDay } from './is-day.ts';
import classes from './date-range-filter.module.css';

interface DateRangeFilterProps {
  readonly labels: { readonly from: string; readonly to: string };
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (span: { [End in keyof DaySpan]?: string | undefined }) => void;
}

/** A filter of a list by day: from one to another, or open at either end. */
export function DateRangeFilter({ labels, from, to, onChange }: DateRangeFilterProps) {
  const ends = { from, to };
  return (
    <div className={classes.range}>
      {(['from', 'to'] as const).map((end) => (
        <DateInput
          key={end}
          className={classes.end}
          classNames={{ label: classes.label }}
          label={labels[end]}
          placeholder={labels[end]}
          title={labels[end]}
          value={ends[end] ?? ''}
          min={end === 'to' ? from : undefined}
          max={end === 'from' ? to : undefined}
          span={ends}
          onSpan={onChange}
          onChange={(day) => {
            // What is no day stays in the field, with the reason.
            if (day === '' || isDay(day)) onChange({ [end]: day || undefined });
          }}
        />
      ))}
    </div>
  );
}
