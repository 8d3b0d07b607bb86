import { Button, NativeSelect, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { modulesQuery } from '../companies/companies.api.ts';
import { dashboardQuery } from '../entries/dashboard.api.ts';
import { entryKinds, gapKinds } from '#modules/catalogue/contract/entry-kinds.ts';
import type { worklistSearch } from './worklist.search.ts';
import { texts } from '../texts.ts';

type Search = typeof worklistSearch.defaults;

interface WorklistFiltersProps {
  readonly search: Search;
  readonly setSearch: (change: Partial<Search>) => void;
  /** Of the feature that it is narrowed to, where that is known. */
  readonly featureName: string | undefined;
}

const NO_FILTERS = {
  company: undefined,
  module: undefined,
  feature: undefined,
  kind: undefined,
  gap: undefined,
} as const;

/** By where it lies, what it is and what is missing. */
export function WorklistFilters({ search, setSearch, featureName }: WorklistFiltersProps) {
  const t = useTexts(texts);
  const { company, feature, kind, gap } = search;
  const dashboard = useQuery(dashboardQuery());
  const companies = dashboard.data?.companies ?? [];
  const isFiltered = Object.keys(NO_FILTERS).some(
    (name) => Object.entries(search).find(([key]) => key === name)?.[1] !== undefined,
  );
  return (
    <FilterBar onReset={isFiltered ? () => setSearch(NO_FILTERS) : undefined}>
      <NativeSelect
        aria-label={t('worklist.company')}
        value={company ?? ''}
        data={[
          { value: '', label: t('worklist.every_company') },
          ...companies.map(({ id, company_name }) => ({ value: id, label: company_name })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          setSearch({
            company: value === '' ? undefined : value,
            module: undefined,
            feature: undefined,
          })
        }
      />
      {company !== undefined && (
        <ModuleSelect
          key={company}
          company={company}
          module={search.module}
          onChange={(module) => setSearch({ module, feature: undefined })}
        />
      )}
      <NativeSelect
        aria-label={t('worklist.kind')}
        value={kind ?? ''}
        data={[
          { value: '', label: t('worklist.every_kind') },
          ...entryKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          setSearch({ kind: entryKinds.find((each) => each === value) })
        }
      />
      <NativeSelect
        aria-label={t('worklist.gap')}
        value={gap ?? ''}
        data={[
          { value: '', label: t('worklist.every_gap') },
          ...gapKinds.map((value) => ({ value, label: t(`worklist.gaps.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          setSearch({ gap: gapKinds.find((each) => each === value) })
        }
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
    </FilterBar>
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
      aria-label={t('worklist.module')}
      placeholder={t('worklist.every_module')}
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
