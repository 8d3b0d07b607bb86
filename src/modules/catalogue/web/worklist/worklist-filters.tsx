import { Button, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { entryKinds, gapKinds } from '#modules/catalogue/contract/entry-kinds.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { ChangeSearch } from '#platform/web/navigation/use-search-state.ts';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { modulesQuery } from '../companies/companies.api.ts';
import { dashboardQuery } from '../entries/dashboard.api.ts';
import { texts } from '../texts.ts';
import type { worklistSearch } from './worklist.search.ts';

interface WorklistFiltersProps {
  readonly list: {
    readonly search: Search;
    readonly setSearch: ChangeSearch<Search>;
    readonly isFiltered: boolean;
    readonly filtersSet: number;
    readonly showAll: () => void;
  };
  /** Of the feature that it is narrowed to, where that is known. */
  readonly featureName: string | undefined;
}

type Search = typeof worklistSearch.defaults;

/** By where an entry lies, what it is and what is missing. */
export function WorklistFilters({ list, featureName }: WorklistFiltersProps) {
  const t = useTexts(texts);
  const { search, setSearch, isFiltered, filtersSet, showAll } = list;
  const { company, module, feature, kind, gap } = search;
  const dashboard = useQuery(dashboardQuery());
  const companies = dashboard.data?.companies ?? [];
  return (
    <FilterBar
      filters={
        <>
          <FilterSelect
            label={t('fields.company')}
            all={t('search.facets.every_company')}
            values={companies.map(({ id }) => id)}
            value={company}
            labelOf={(value) => companies.find(({ id }) => id === value)?.company_name ?? ''}
            onChange={(chosen) =>
              setSearch({ company: chosen, module: undefined, feature: undefined })
            }
          />
          {dashboard.isError && <span role="alert">{t('failures.list_companies')}</span>}
          {company !== undefined && (
            <ModuleSelect
              key={company}
              company={company}
              module={module}
              onChange={(chosen) => setSearch({ module: chosen, feature: undefined })}
            />
          )}
          <FilterSelect
            label={t('fields.entry_kind')}
            all={t('search.facets.every_kind')}
            values={entryKinds}
            value={kind}
            labelOf={(value) => t(`kinds.${value}`)}
            onChange={(chosen) => setSearch({ kind: chosen })}
          />
          <FilterSelect
            label={t('worklist.gap')}
            all={t('worklist.every_gap')}
            values={gapKinds}
            value={gap}
            labelOf={(value) => t(`worklist.gaps.${value}`)}
            onChange={(chosen) => setSearch({ gap: chosen })}
          />
          {feature !== undefined && (
            <Button
              variant="light"
              rightSection={<IconX size={14} aria-hidden />}
              onClick={() => setSearch({ feature: undefined })}
            >
              {t('worklist.one_feature', { name: featureName ?? '' })}
            </Button>
          )}
        </>
      }
      filtersSet={filtersSet}
      onReset={isFiltered ? showAll : undefined}
    />
  );
}

const SEARCH_AFTER_MS = 300;

interface ModuleSelectProps {
  readonly company: string;
  readonly module: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

/** One of the modules of a company; there may be thousands, so the server looks for what is typed. */
function ModuleSelect({ company, module, onChange }: ModuleSelectProps) {
  const t = useTexts(texts);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, SEARCH_AFTER_MS);
  const query = useInfiniteQuery(modulesQuery({ company_id: company, search, status: undefined }));
  const modules = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Select
      aria-label={t('fields.module')}
      placeholder={t('search.facets.every_module')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('entry_form.clear') }}
      data={modules.map(({ id, module_name }) => ({ value: id, label: module_name }))}
      // The server has chosen already.
      filter={({ options }) => options}
      value={module ?? null}
      onChange={(id) => onChange(id ?? undefined)}
      onSearchChange={(text) =>
        setTyped(modules.some(({ module_name }) => module_name === text) ? '' : text)
      }
    />
  );
}
