import { IconSearch } from '@tabler/icons-react';
import { searchFacets } from '#modules/catalogue/contract/search-facets.ts';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useVisit } from '../activity/use-visit.ts';
import { texts } from '../texts.ts';
import { FacetSelect } from './facet-select.tsx';
import { resultColumns } from './result-columns.tsx';
import { resultsQuery } from './search.api.ts';
import { resultsSearch } from './search-results.search.ts';

/** Results of one kind are a list of these. */
const FAILURES: Readonly<
  Record<string, 'failures.list_modules' | 'failures.list_features' | 'failures.list_fields'>
> = {
  module: 'failures.list_modules',
  feature: 'failures.list_features',
  field: 'failures.list_fields',
};

/** Everything in the catalogue that fits a text, to be narrowed by what it consists of. */
export function SearchResults() {
  const t = useTexts(texts);
  const common = usePlatformTexts();
  const list = useRecordList({
    search: resultsSearch,
    query: ({ search: q, company: company_id, module: module_id, owner, ...others }) =>
      resultsQuery({
        ...others,
        q,
        company_id,
        module_id,
        owner_id: owner === undefined ? undefined : Number(owner),
      }),
  });
  useVisit();
  const { search, setSearch } = list;
  const facets = list.query.data?.facets;
  return (
    <RecordList
      list={list}
      name="catalogue-results"
      title={t('search.page.title')}
      purpose={t('search.page.purpose')}
      searchHint={t('search.page.hint')}
      failedTitle={t(FAILURES[search.kind ?? ''] ?? 'search.failed')}
      columns={resultColumns(t, search.search)}
      filters={searchFacets.map((facet) => (
        <FacetSelect
          key={facet}
          facet={facet}
          values={facets?.[facet] ?? []}
          value={search[facet]}
          onChange={(value) => setSearch({ [facet]: value })}
        />
      ))}
      noResults={{
        title: t('search.nothing', { query: search.search }),
        hint: common('records.no_results_hint'),
        clear: common('table.reset'),
      }}
      empty={{
        icon: IconSearch,
        title: t('search.page.type_first'),
        hint: t('search.page.type_first_hint'),
      }}
    />
  );
}
