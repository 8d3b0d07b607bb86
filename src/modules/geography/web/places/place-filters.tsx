import { useQuery } from '@tanstack/react-query';
import { ClearableFilter } from '#platform/web/table/clearable-filter.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { nameOf } from './name-of.ts';
import { districtsQuery, subdistrictsQuery } from './places.api.ts';
import { ALL, useProvinceChoices } from './use-provinces.ts';

/** The official codes of the places that rows are filtered by, as addresses of screens have them. */
interface FilteredPlaces {
  readonly province: string | undefined;
  readonly district: string | undefined;
  readonly subdistrict: string | undefined;
}

interface PlaceFiltersProps {
  readonly value: FilteredPlaces;
  readonly onChange: (places: FilteredPlaces) => void;
}

/** A filter of a list by province, then by its districts, then by their sub-districts. */
export function PlaceFilters({ value, onChange }: PlaceFiltersProps) {
  const t = useTexts(texts);
  const { province, district, subdistrict } = value;
  const provinces = useProvinceChoices();
  const districts = useQuery({
    ...districtsQuery({ province_id: Number(province), page_size: ALL }),
    enabled: province !== undefined,
  }).data?.data;
  const subdistricts = useQuery({
    ...subdistrictsQuery({ district_id: Number(district), page_size: ALL }),
    enabled: district !== undefined,
  }).data?.data;
  return (
    <>
      <ClearableFilter
        label={t('filters.province')}
        any={t('filters.all_provinces')}
        value={province}
        choices={provinces}
        searchable
        onChange={(chosen) =>
          onChange({ province: chosen, district: undefined, subdistrict: undefined })
        }
      />
      {province !== undefined && (
        <ClearableFilter
          label={t('filters.district')}
          any={t('filters.all_districts')}
          value={district}
          choices={districts?.map(choiceOf)}
          searchable
          onChange={(chosen) => onChange({ province, district: chosen, subdistrict: undefined })}
        />
      )}
      {district !== undefined && (
        <ClearableFilter
          label={t('filters.subdistrict')}
          any={t('filters.all_subdistricts')}
          value={subdistrict}
          choices={subdistricts?.map(choiceOf)}
          searchable
          onChange={(chosen) => onChange({ province, district, subdistrict: chosen })}
        />
      )}
    </>
  );
}

interface Place {
  readonly id: number;
  readonly name_th: string;
  readonly name_en: string;
}

const choiceOf = (place: Place) => ({ value: String(place.id), label: nameOf(place) });
