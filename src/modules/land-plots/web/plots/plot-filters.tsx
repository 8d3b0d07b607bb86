import { quotaStatuses } from '#modules/farmer-quotas/contract/quota-choices.ts';
import {
  OfficeFilter,
  SeasonFilter,
  useQuotaStatusName,
} from '#modules/farmer-quotas/web/public.ts';
import { PlaceFilters } from '#modules/geography/web/public.ts';
import {
  areaAgreements,
  deedKinds,
  ownershipTypes,
} from '#modules/land-plots/contract/plot-choices.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { LateFilters } from '#platform/web/table/late-filters.tsx';
import { useVarieties } from '../crops/crops.api.ts';
import { texts } from '../texts.ts';
import type { plotListSearch } from './plots.search.ts';

export type PlotFilterValues = Pick<
  (typeof plotListSearch)['defaults'],
  | 'season_id'
  | 'office_id'
  | 'quota_status'
  | 'variety'
  | 'ownership_type'
  | 'deed_kind'
  | 'area_agreement'
  | 'province_id'
  | 'district_id'
  | 'subdistrict_id'
>;

interface PlotFiltersProps {
  readonly search: PlotFilterValues;
  readonly setSearch: (change: Partial<PlotFilterValues>) => void;
}

/** By season, office, ownership, deed, areas compared, and place. */
export function PlotFilters({ search, setSearch }: PlotFiltersProps) {
  const t = useTexts(texts);
  const nameOfStatus = useQuotaStatusName();
  return (
    <>
      <LateFilters count={2}>
        <SeasonFilter value={search.season_id} onChange={(season_id) => setSearch({ season_id })} />
        <OfficeFilter value={search.office_id} onChange={(office_id) => setSearch({ office_id })} />
      </LateFilters>
      <FilterSelect
        label={t('fields.quota_status')}
        all={t('list.all_statuses')}
        values={quotaStatuses}
        value={search.quota_status}
        labelOf={nameOfStatus}
        onChange={(quota_status) => setSearch({ quota_status })}
      />
      <VarietyFilter search={search} setSearch={setSearch} />
      <FilterSelect
        label={t('fields.ownership_type')}
        all={t('list.all_ownership')}
        values={ownershipTypes}
        value={search.ownership_type}
        labelOf={(type) => t(`ownership_types.${type}`)}
        onChange={(ownership_type) => setSearch({ ownership_type })}
      />
      <FilterSelect
        label={t('fields.deed_kind')}
        all={t('list.all_deeds')}
        values={deedKinds}
        value={search.deed_kind}
        labelOf={(kind) => t(`deed_kinds.${kind}`)}
        onChange={(deed_kind) => setSearch({ deed_kind })}
      />
      <FilterSelect
        label={t('fields.area_agreement')}
        all={t('list.all_areas')}
        values={areaAgreements}
        value={search.area_agreement}
        labelOf={(agreement) => t(`area_agreements.${agreement}`)}
        onChange={(area_agreement) => setSearch({ area_agreement })}
      />
      <LateFilters>
        <PlaceFilters
          value={{
            province: search.province_id,
            district: search.district_id,
            subdistrict: search.subdistrict_id,
          }}
          onChange={({ province, district, subdistrict }) =>
            setSearch({
              province_id: province,
              district_id: district,
              subdistrict_id: subdistrict,
            })
          }
        />
      </LateFilters>
    </>
  );
}

function VarietyFilter({ search: { variety }, setSearch }: PlotFiltersProps) {
  const t = useTexts(texts);
  const varieties = useVarieties();
  // That of the address, which may be of before.
  const values = variety === undefined ? varieties : [...new Set([...varieties, variety])];
  if (values.length === 0) return null;
  return (
    <FilterSelect
      label={t('fields.variety')}
      all={t('list.all_varieties')}
      values={values}
      value={variety}
      labelOf={(each) => each}
      onChange={(chosen) => setSearch({ variety: chosen })}
    />
  );
}

interface Places {
  readonly province_id?: string;
  readonly district_id?: string;
  readonly subdistrict_id?: string;
}

/** Codes of places are texts in the address. */
export function withPlaceCodes<Choices extends Places>(choices: Choices) {
  const code = (text: string | undefined) => Number(text) || undefined;
  return {
    ...choices,
    province_id: code(choices.province_id),
    district_id: code(choices.district_id),
    subdistrict_id: code(choices.subdistrict_id),
  };
}
