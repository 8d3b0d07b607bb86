import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { compareNames } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useViewer } from '#platform/web/shell/viewer.ts';
import { employeesQuery, personName } from './employees.api.ts';
import { texts } from '../texts.ts';

interface PersonSelectProps {
  readonly label: string;
  /** What stands there while nobody is chosen. */
  readonly placeholder: string;
  readonly error?: ReactNode;
  readonly 'data-path'?: string;
  /** Who is chosen when the field appears; she may be under somebody else and then in no list. */
  readonly present: { readonly id: number | null; readonly name: string | null };
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

/** More are found by typing. */
const SHOWN = 50;

/** One of the employees under the signed-in one, or nobody. */
export function PersonSelect({ present, value, ...input }: PersonSelectProps) {
  const t = useTexts(texts);
  const { company, employeeId } = useViewer();
  const { data } = useQuery(employeesQuery({ companyId: company.id, employeeId }));
  const people = (data ?? []).map((employee) => ({
    value: employee.id,
    label: personName(employee),
  }));
  const { id, name } = present;
  if (id !== null && name !== null && !people.some((person) => person.value === id)) {
    people.push({ value: id, label: name });
  }
  return (
    <Select<number>
      {...input}
      data={people.toSorted((one, other) => compareNames(one.label, other.label))}
      value={value}
      limit={SHOWN}
      searchable
      nothingFoundMessage={t('forms.nothing_found')}
      clearable
      clearButtonProps={{ 'aria-label': t('forms.clear') }}
    />
  );
}
