import { Button, Select } from '@mantine/core';
import { IconFileImport, IconSearchOff, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { ColumnsMenu } from '#platform/web/table/columns-menu.tsx';
import { useColumns } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ExportMenu } from '#platform/web/table/export-menu.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { pagingOf } from '#platform/web/table/paging.ts';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import type { EmployeeRecord, EmployeeStatus } from '#modules/directory/contract/employees.ts';
import { DeedDialog, type Asked } from './confirm-employee-action.tsx';
import { useEmployeeActions } from './employee-actions.ts';
import { employeeColumns } from './employee-columns.tsx';
import { LazyCreateSheet, LazyEditSheet } from './lazy-employee-sheets.tsx';
import { LazyImportSheet } from '../employee-import/lazy-import-sheet.tsx';
import { employeeListSearch } from './employees.search.ts';
import { employeeQuery, employeesQuery } from './employees.api.ts';
import { texts } from '../texts.ts';
import { unitChoicesQuery } from '../organization/organization.api.ts';

const STATUSES: readonly EmployeeStatus[] = ['active', 'inactive'];

/** Everybody who works for the company. */
export function EmployeeList() {
  const t = useTexts(texts);
  const mayManage = useMay('directory:manage');
  const [search, setSearch] = useSearchState(employeeListSearch);
  const [asked, setAsked] = useState<Asked>();
  const { page, page_size, sort, status, department } = search;
  const filters = { search: search.search, sort, status, department_id: department };
  const query = useQuery(employeesQuery({ page, page_size, ...filters }));
  const departments = useQuery(unitChoicesQuery('department'));
  const columns = useColumns(
    'employees',
    useMemo(() => employeeColumns(t), [t]),
  );
  const edited = useEdited(search.edit, query.data?.data);
  const edit = (id: number) => setSearch({ edit: String(id) });
  const actions = useEmployeeActions({ onEdit: edit, onAsk: setAsked });
  const isFiltered = search.search !== '' || status !== undefined || department !== undefined;
  const showAll = () => setSearch({ search: '', status: undefined, department: undefined });

  return (
    <ListPage
      title={t('employees.title')}
      purpose={t('employees.purpose')}
      actions={
        <>
          <RefreshButton query={query} />
          {mayManage && (
            <>
              <Button
                variant="default"
                leftSection={<IconFileImport size={16} />}
                onClick={() => setSearch({ import: '1' })}
              >
                {t('import.open')}
              </Button>
              <Button
                leftSection={<IconUserPlus size={16} />}
                onClick={() => setSearch({ create: '1' })}
              >
                {t('employees.create')}
              </Button>
            </>
          )}
        </>
      }
    >
      <FilterBar
        end={
          <>
            <ExportMenu ticketPath="/v1/employees/export-ticket" choices={filters} />
            <ColumnsMenu columns={columns} />
          </>
        }
        onReset={isFiltered ? showAll : undefined}
      >
        <SearchBox
          value={search.search}
          placeholder={t('employees.search')}
          onSearch={(words) => setSearch({ search: words })}
        />
        <Select
          aria-label={t('employees.department')}
          placeholder={t('employees.any_department')}
          value={department ?? null}
          data={(departments.data?.data ?? []).map(({ id, name_th, name_en }) => ({
            value: id,
            label: languageOfPage() === 'th' ? name_th : name_en,
          }))}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('employees.any_department') }}
          onChange={(chosen) => setSearch({ department: chosen ?? undefined })}
        />
        <Select
          aria-label={t('employees.status')}
          placeholder={t('employees.any_status')}
          value={status ?? null}
          data={STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          clearable
          clearButtonProps={{ 'aria-label': t('employees.any_status') }}
          onChange={(chosen) => setSearch({ status: STATUSES.find((each) => each === chosen) })}
        />
      </FilterBar>
      <DataTable
        label={t('employees.title')}
        columns={columns}
        rows={query.data?.data}
        rowId={({ id }) => String(id)}
        query={query}
        failedTitle={t('employees.load_failed')}
        sort={sort}
        onSort={(chosen) => setSearch({ sort: chosen })}
        onOpen={mayManage ? ({ id }) => edit(id) : undefined}
        actions={mayManage ? actions : undefined}
        paging={pagingOf(query.data, search, setSearch)}
        empty={
          <EmptyState
            icon={IconSearchOff}
            title={t('employees.nobody')}
            hint={t('employees.nobody_hint')}
          />
        }
      />
      <LazyCreateSheet
        opened={mayManage && search.create !== undefined}
        onClose={() => setSearch({ create: undefined })}
      />
      <LazyEditSheet
        employee={mayManage ? edited : undefined}
        onClose={() => setSearch({ edit: undefined })}
      />
      <LazyImportSheet
        opened={mayManage && search.import !== undefined}
        onClose={() => setSearch({ import: undefined })}
      />
      <DeedDialog asked={asked} onClose={() => setAsked(undefined)} />
    </ListPage>
  );
}

/** Who is named in the address: of the rows, or asked for when an address leads to another page's. */
function useEdited(
  edit: string | undefined,
  rows: readonly EmployeeRecord[] | undefined,
): EmployeeRecord | undefined {
  const id = edit === undefined || !/^\d{1,9}$/.test(edit) ? undefined : Number(edit);
  const row = rows?.find((employee) => employee.id === id);
  const wanted = id !== undefined && rows !== undefined && row === undefined;
  const { data } = useQuery({ ...employeeQuery(id ?? 0), enabled: wanted });
  return row ?? (wanted ? data : undefined);
}
