import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { NamedUnit } from '#modules/directory/contract/organization.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { departmentChoicesQuery, positionChoicesQuery, type UnitKind } from './organization.api.ts';
import { texts } from '../texts.ts';

interface UnitSelectProps extends Omit<SelectProps, 'data'> {
  readonly kind: UnitKind;
  /** Of positions, only those that are valid in this department. */
  readonly department?: string;
  /** So that it is named before the choices have come. */
  readonly present: NamedUnit | null;
}

/** Chooses a department or a position; choosing it again clears the field. */
export function UnitSelect({ kind, department, present, ...props }: UnitSelectProps) {
  const t = useTexts(texts);
  const { data } = useQuery(
    kind === 'department' ? departmentChoicesQuery() : positionChoicesQuery({ department }),
  );
  const known = present === null ? [] : [present];
  return (
    <Select
      {...props}
      data={(data ?? known).map(({ id, name }) => ({ value: id, label: name }))}
      nothingFoundMessage={t('employees.form.not_found')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('employees.form.clear') }}
    />
  );
}
