import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { officesQuery } from '../settings/settings.api.ts';
import { texts } from '../texts.ts';

interface OfficeFilterProps {
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

/** By field office, where the company has some. */
export function OfficeFilter({ value, onChange }: OfficeFilterProps) {
  const t = useTexts(texts);
  const offices = useQuery(officesQuery()).data ?? [];
  if (offices.length === 0) return null;
  return (
    <FilterSelect
      label={t('fields.office_id')}
      all={t('list.all_offices')}
      values={offices.map(({ id }) => id)}
      value={value}
      labelOf={(id) => offices.find((office) => office.id === id)?.name ?? id}
      onChange={onChange}
    />
  );
}
