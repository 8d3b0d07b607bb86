import { engineStatuses, engineTypes } from '#modules/engines/contract/engine-status.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { ChangeSearch } from '#platform/web/navigation/use-search-state.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { texts } from '../texts.ts';
import type { engineListSearch } from './engines.search.ts';

type Values = typeof engineListSearch.defaults;

interface EngineFiltersProps {
  readonly search: Values;
  readonly setSearch: ChangeSearch<Values>;
}

/** Type, status and use, each with an "all" choice. */
export function EngineFilters({ search, setSearch }: EngineFiltersProps) {
  const t = useTexts(texts);
  return (
    <>
      <FilterSelect
        label={t('fields.type')}
        all={t('list.all_types')}
        values={engineTypes}
        value={search.engine_type}
        labelOf={(type) => t(`types.${type}`)}
        onChange={(engine_type) => setSearch({ engine_type })}
      />
      <FilterSelect
        label={t('fields.status')}
        all={t('list.all_statuses')}
        values={engineStatuses}
        value={search.status}
        labelOf={(status) => t(`statuses.${status}`)}
        onChange={(status) => setSearch({ status })}
      />
      <FilterSelect
        label={t('list.use')}
        all={t('list.all_uses')}
        values={['yes', 'no']}
        value={search.in_use}
        labelOf={(used) => t(used === 'yes' ? 'list.used' : 'list.unused')}
        onChange={(in_use) => setSearch({ in_use })}
      />
    </>
  );
}
