import { useQuery } from '@tanstack/react-query';
import { customerStatuses, customerTypes } from '#modules/customers/contract/customer-choices.ts';
import { EmployeeFilter } from '#modules/directory/web/public.ts';
import { useProvinceChoices } from '#modules/geography/web/public.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { LateFilters } from '#platform/web/table/late-filters.tsx';
import { tagsQuery } from '../tags/tags.api.ts';
import { texts } from '../texts.ts';
import type { customerListSearch } from './customers.search.ts';

type Values = (typeof customerListSearch)['defaults'];

interface CustomerFiltersProps {
  readonly search: Values;
  readonly setSearch: (change: Partial<Values>) => void;
}

/** By type, status, tag, province and owner. */
export function CustomerFilters({ search, setSearch }: CustomerFiltersProps) {
  const t = useTexts(texts);
  const tags = useQuery(tagsQuery({ counted: 'false' })).data ?? [];
  const provinces = useProvinceChoices() ?? [];
  const maySeePeople = useMay('directory:read');
  return (
    <>
      <FilterSelect
        label={t('fields.customer_type')}
        all={t('list.all_types')}
        values={customerTypes}
        value={search.customer_type}
        labelOf={(type) => t(`types.${type}`)}
        onChange={(customer_type) => setSearch({ customer_type })}
      />
      <FilterSelect
        label={t('fields.status')}
        all={t('list.all_statuses')}
        values={customerStatuses}
        value={search.status}
        labelOf={(status) => t(`statuses.${status}`)}
        onChange={(status) => setSearch({ status })}
      />
      <FilterSelect
        label={t('fields.tag_id')}
        all={t('list.all_tags')}
        values={tags.map(({ id }) => id)}
        value={search.tag_id}
        labelOf={(id) => tags.find((tag) => tag.id === id)?.name ?? id}
        onChange={(tag_id) => setSearch({ tag_id })}
      />
      <FilterSelect
        label={t('fields.province_id')}
        all={t('list.all_provinces')}
        values={provinces.map(({ value }) => value)}
        value={search.province_id}
        labelOf={(id) => provinces.find(({ value }) => value === id)?.label ?? id}
        onChange={(province_id) => setSearch({ province_id })}
      />
      {maySeePeople && (
        <LateFilters>
          <EmployeeFilter
            key={search.owner_id}
            label={t('fields.owner_id')}
            any={t('list.all_owners')}
            value={search.owner_id}
            onChange={(owner_id) => setSearch({ owner_id })}
          />
        </LateFilters>
      )}
    </>
  );
}
