import type { FacetValue } from '#modules/catalogue/contract/search.ts';
import {
  foundKinds,
  foundStatuses,
  type SearchFacet,
} from '#modules/catalogue/contract/search-facets.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { statusName } from '../statuses/status-name.ts';
import { texts, type CatalogueTexts } from '../texts.ts';

interface FacetSelectProps {
  readonly facet: SearchFacet;
  readonly values: readonly FacetValue[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** Narrows results to one value of a facet; each value says how many results have it. */
export function FacetSelect({ facet, values, value, onChange }: FacetSelectProps) {
  const t = useTexts(texts);
  const nameOf = (wanted: string) => {
    const found = values.find((each) => each.value === wanted);
    if (found === undefined) return wanted;
    const name = valueName(facet, found, t);
    return t('search.facets.value', { name, count: formatNumber(found.count) });
  };
  return (
    <FilterSelect
      label={t(`search.facets.${facet}`)}
      all={t(`search.facets.every_${facet}`)}
      values={values.map((each) => each.value)}
      value={value}
      labelOf={nameOf}
      onChange={onChange}
    />
  );
}

function valueName(facet: SearchFacet, { value, name }: FacetValue, t: CatalogueTexts): string {
  const kind = foundKinds.find((each) => each === value);
  if (facet === 'kind' && kind !== undefined) return t(`kinds.${kind}`);
  const status = foundStatuses.find((each) => each === value);
  if (facet === 'status' && status !== undefined) return statusName(status, t);
  return name;
}
