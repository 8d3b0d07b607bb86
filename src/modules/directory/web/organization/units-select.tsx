import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { departmentChoicesQuery, positionChoicesQuery, type UnitKind } from './organization.api.ts';

interface UnitsSelectProps extends Omit<MultiSelectProps, 'data'> {
  readonly kind: UnitKind;
}

/** Chooses several departments or positions. */
export function UnitsSelect({ kind, ...props }: UnitsSelectProps) {
  const t = useTexts(texts);
  const { data = [] } = useQuery(
    kind === 'department' ? departmentChoicesQuery() : positionChoicesQuery({}),
  );
  return (
    <MultiSelect
      {...props}
      data={data.map(({ id, name }) => ({ value: id, label: name }))}
      nothingFoundMessage={t('employees.form.not_found')}
      searchable
      hidePickedOptions
    />
  );
}
