import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { PlaceFilters } from '#modules/geography/web/public.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { ALL_SEASONS, useSeasons } from '../seasons/use-seasons.ts';
import { officesQuery } from '../settings/settings.api.ts';
import { texts } from '../texts.ts';
import type { quotaListSearch } from './quotas.search.ts';

type Values = (typeof quotaListSearch)['defaults'];

interface QuotaFiltersProps {
  readonly search: Values;
  readonly setSearch: (change: Partial<Values>) => void;
}

/** By season, field office and place. */
export function QuotaFilters({ search, setSearch }: QuotaFiltersProps) {
  const t = useTexts(texts);
  const { seasons = [], current } = useSeasons();
  const offices = useQuery(officesQuery()).data ?? [];
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
      {offices.length > 0 && (
        <FilterSelect
          label={t('fields.office_id')}
          all={t('list.all_offices')}
          values={offices.map(({ id }) => id)}
          value={search.office_id}
          labelOf={(id) => offices.find((office) => office.id === id)?.name ?? id}
          onChange={(office_id) => setSearch({ office_id })}
        />
      )}
      <Suspense>
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
      </Suspense>
    </>
  );
}
