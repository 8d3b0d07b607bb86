import { approvedChecks } from '#modules/farmer-quotas/contract/quota-choices.ts';
import { PlaceFilters } from '#modules/geography/web/public.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { LateFilters } from '#platform/web/table/late-filters.tsx';
import { ALL_SEASONS, useSeasons } from '../seasons/use-seasons.ts';
import { texts } from '../texts.ts';
import { OfficeFilter } from './office-filter.tsx';
import type { quotaListSearch } from './quotas.search.ts';

type Values = (typeof quotaListSearch)['defaults'];

interface QuotaFiltersProps {
  readonly search: Values;
  readonly setSearch: (change: Partial<Values>) => void;
}

/** By season, field office, checks when approved, and place. */
export function QuotaFilters({ search, setSearch }: QuotaFiltersProps) {
  const t = useTexts(texts);
  const { seasons = [], current } = useSeasons();
  const chosen = search.season ?? current;
  return (
    <>
      <FilterSelect
        label={t('fields.season')}
        all={t('list.all_seasons')}
        values={seasons.map(({ name }) => name)}
        value={chosen === ALL_SEASONS ? undefined : chosen}
        labelOf={(name) => name}
        onChange={(name) =>
          setSearch({ season: name === current ? undefined : (name ?? ALL_SEASONS) })
        }
      />
      <OfficeFilter value={search.office_id} onChange={(office_id) => setSearch({ office_id })} />
      <FilterSelect
        label={t('fields.checks')}
        all={t('list.all_checks')}
        values={approvedChecks}
        value={search.checks}
        labelOf={(checks) => t(`list.checks_${checks}`)}
        onChange={(checks) => setSearch({ checks })}
      />
      <LateFilters>
        <PlaceFilters
          value={{
            province: search.contact_province_id,
            district: search.contact_district_id,
            subdistrict: search.contact_subdistrict_id,
          }}
          onChange={({ province, district, subdistrict }) =>
            setSearch({
              contact_province_id: province,
              contact_district_id: district,
              contact_subdistrict_id: subdistrict,
            })
          }
        />
      </LateFilters>
    </>
  );
}
