import { Button, SegmentedControl } from '@mantine/core';
import { IconFileExport, IconPackages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { moduleStatuses } from '#modules/catalogue/contract/entry-kinds.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import { logActivity } from '../activity/log-activity.ts';
import { EntryButtons } from '../entries/entry-buttons.tsx';
import { CodeOf } from '../entries/entry-code.tsx';
import { EntryLine } from '../entries/entry-line.tsx';
import { StatusOf } from '../statuses/entry-status.tsx';
import { EntryTabs } from '../entries/entry-tabs.tsx';
import { texts } from '../texts.ts';
import { companyQuery, saveCompany } from './companies.api.ts';
import { explorerSearch } from './companies.search.ts';
import { Explorer } from './explorer.tsx';

/** The modules of one company and their features. */
export function CompanyExplorer() {
  const t = useTexts(texts);
  const { companyId } = useParams({ from: '/shell/air/company-explorer/$companyId' });
  const query = useQuery(companyQuery({ id: companyId }));
  return (
    <DetailPage
      query={query}
      back={{ to: '/air/dashboard', label: t('explorer.back') }}
      title={(company) => company.company_name}
      status={(company) => <StatusOf status={company.status} />}
      actions={(company) => (
        <>
          <Button
            variant="default"
            leftSection={<IconFileExport size={16} aria-hidden />}
            onClick={() => {
              saveCompany(company).catch((error: unknown) =>
                toast.failure(error, t('explorer.export_failed')),
              );
            }}
          >
            {t('explorer.export')}
          </Button>
          <EntryButtons target={{ kind: 'company', id: company.id, name: company.company_name }} />
        </>
      )}
      summary={(company) => (
        <>
          <CodeOf code={company.company_code}>
            {t('explorer.module_count', {
              count: company.total_modules,
              number: formatNumber(company.total_modules),
            })}
          </CodeOf>
          <EntryLine
            kind="company"
            id={company.id}
            percent={company.completeness}
            name={company.company_name}
            within={{ company: company.id }}
          />
        </>
      )}
      missingTitle={t('explorer.missing')}
      failedTitle={t('failures.load_company')}
    >
      {(company) => (
        <EntryTabs
          key={company.id}
          entry={{ kind: 'company', id: company.id }}
          label={t('explorer.tabs_label')}
          search={explorerSearch}
          first={{
            name: 'modules',
            label: t('fields.modules'),
            icon: IconPackages,
            content: () => <Modules companyId={company.id} />,
          }}
        />
      )}
    </DetailPage>
  );
}

function Modules({ companyId }: { readonly companyId: string }) {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(explorerSearch);
  const filtered = search.search !== '' || search.status !== 'all';
  const expand = useCallback(
    (code: string | undefined) => setSearch({ expand: code }, { replace: true, keepScroll: true }),
    [setSearch],
  );
  const reset = () => setSearch({ search: '', status: 'all' }, { replace: true });
  return (
    <Stack>
      <FilterBar onReset={filtered ? reset : undefined}>
        <SearchBox
          value={search.search}
          placeholder={t('explorer.search')}
          onSearch={(text) => {
            setSearch({ search: text }, { replace: true, keepScroll: true });
            if (text !== '') logActivity('search', { query: text });
          }}
        />
        <SegmentedControl
          aria-label={t('explorer.status')}
          value={search.status}
          data={moduleStatuses.map((value) => ({ value, label: t(`explorer.statuses.${value}`) }))}
          onChange={(value) => {
            setSearch({ status: moduleStatuses.find((each) => each === value) });
            logActivity('filter', { filter: `status:${value}` });
          }}
        />
      </FilterBar>
      <Explorer
        key={`${search.search} ${search.status}`}
        filter={{
          company_id: companyId,
          search: search.search,
          status: search.status === 'all' ? undefined : search.status,
        }}
        expand={search.expand}
        onExpand={expand}
        onReset={reset}
      />
    </Stack>
  );
}
