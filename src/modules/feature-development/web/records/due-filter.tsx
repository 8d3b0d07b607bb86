import {
  dueFilters,
  type DueFilter,
} from '#modules/feature-development/contract/record-statuses.ts';
import { DateRangeFilter } from '#platform/web/date/date-range-filter.tsx';
import { daysLater, today } from '#platform/web/date/days.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { texts } from '../texts.ts';

interface Due {
  readonly due: DueFilter | undefined;
  readonly due_from: string | undefined;
  readonly due_until: string | undefined;
}

interface DueFilterProps {
  readonly values: Due;
  readonly onChange: (due: Due) => void;
}

const CHOICES = [...dueFilters, 'range'] as const;

/** How far the range reaches at first. */
const RANGE_DAYS = 30;

/** Narrows work down by its due date: overdue, this week, none, or between two days. */
export function DueDateFilter({ values, onChange }: DueFilterProps) {
  const t = useTexts(texts);
  const { due, due_from, due_until } = values;
  const isRange = due_from !== undefined || due_until !== undefined;
  const choose = (chosen: (typeof CHOICES)[number] | undefined) => {
    if (chosen !== 'range') onChange({ due: chosen, due_from: undefined, due_until: undefined });
    else {
      onChange({ due: undefined, due_from: today(), due_until: daysLater(today(), RANGE_DAYS) });
    }
  };
  return (
    <>
      <FilterSelect
        label={t('fields.due_date')}
        all={t('lists.filters.any_due')}
        values={CHOICES}
        value={isRange ? 'range' : due}
        labelOf={(each) => t(`lists.filters.due.${each}`)}
        onChange={choose}
      />
      {isRange && (
        <DateRangeFilter
          labels={{ from: t('lists.filters.due_from'), to: t('lists.filters.due_until') }}
          from={due_from}
          to={due_until}
          onChange={(span) =>
            onChange({
              due,
              due_from: 'from' in span ? span.from : due_from,
              due_until: 'to' in span ? span.to : due_until,
            })
          }
        />
      )}
    </>
  );
}
