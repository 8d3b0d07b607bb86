import { TextInput } from '@mantine/core';
import {
  dueFilters,
  type DueFilter,
} from '#modules/feature-development/contract/record-statuses.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { texts } from '../texts.ts';
import { dayInBangkok } from './overdue.ts';

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

const DAY_MS = 24 * 3600 * 1000;
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
      const now = Date.now();
      onChange({
        due: undefined,
        due_from: dayInBangkok(now),
        due_until: dayInBangkok(now + RANGE_DAYS * DAY_MS),
      });
    }
  };
  const dayInput = (name: 'due_from' | 'due_until') => (
    <TextInput
      type="date"
      aria-label={t(`lists.filters.${name}`)}
      value={values[name] ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange({ due, due_from, due_until, [name]: value || undefined })
      }
    />
  );
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
      {isRange && dayInput('due_from')}
      {isRange && dayInput('due_until')}
    </>
  );
}
