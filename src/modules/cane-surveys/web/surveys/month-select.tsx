import { Select } from '@mantine/core';
import { monthName } from '../month-name.ts';

const MONTHS = Array.from({ length: 12 }, (_month, index) => index + 1);

interface MonthSelectProps {
  readonly label: string;
  readonly value?: number | '' | null;
  readonly onChange?: (month: number | null) => void;
}

/** A month by its name; its value is the number. */
export function MonthSelect({ value, onChange, ...props }: MonthSelectProps) {
  return (
    <Select
      {...props}
      clearable
      data={MONTHS.map((month) => ({ value: String(month), label: monthName(month) }))}
      value={value ? String(value) : null}
      onChange={(chosen) => onChange?.(chosen === null ? null : Number(chosen))}
    />
  );
}
