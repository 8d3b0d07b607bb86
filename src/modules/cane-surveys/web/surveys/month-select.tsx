import { Select } from '@mantine/core';
import { dayOf } from '#platform/web/date/days.ts';
import { formatMonthName } from '#platform/web/i18n/formats.ts';

const MONTHS = Array.from({ length: 12 }, (_month, index) => index + 1);

/** The name of a month of whatever year. */
export const monthName = (month: number) => formatMonthName(dayOf({ year: 2000, month, day: 1 }));

interface MonthSelectProps {
  readonly label: string;
  /** What is chosen when the field appears: forms leave their fields to themselves. */
  readonly defaultValue?: number | '' | null;
  readonly onChange?: (month: number | null) => void;
}

/** A month by its name; its value is the number. */
export function MonthSelect({ defaultValue, onChange, ...props }: MonthSelectProps) {
  return (
    <Select
      {...props}
      clearable
      data={MONTHS.map((month) => ({ value: String(month), label: monthName(month) }))}
      defaultValue={defaultValue ? String(defaultValue) : null}
      onChange={(chosen) => onChange?.(chosen === null ? null : Number(chosen))}
    />
  );
}
