import { Button } from '@mantine/core';
import { IconBriefcase, IconHierarchy2, IconPlus, IconSearchOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Unit } from '#modules/directory/contract/organization.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { useRowActions } from '#platform/web/records/record-actions.ts';
import { recordSheet } from '#platform/web/records/record-sheet.tsx';
import { useRecordAt } from '#platform/web/records/use-record-at.ts';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { useColumns, type Column } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import { SortMenu } from '#platform/web/table/sort-menu.tsx';
import { texts, type DirectoryTexts } from '../texts.ts';
import { unitName, units, useDeleteUnit, type UnitKind } from './organization.api.ts';
import { organizationSearch } from './organization.search.ts';

const loadSheet = async () => (await import('./unit-sheet.tsx')).UnitSheet;
const CreateSheet = whenOpened(loadSheet);
const EditSheet = recordSheet<Unit, { readonly kind: UnitKind }>(loadSheet);

export function UnitList({ kind }: { readonly kind: UnitKind }) {
  const t = useTexts(texts);
  const mayManage = useMay('directory:manage');
  const list = useRecordList({ search: organizationSearch, query: units[kind].list });
  const { search, setSearch, rows } = list;
  const edited = useRecordAt({ id: search.edit, rows, query: units[kind].detail });
  const removal = useRecordWindow<Unit>();
  const remove = useDeleteUnit(kind);
  const edit = ({ id }: Unit) => setSearch({ edit: id });
  const actions = useRowActions({ edit, remove: removal.open });
  const create = mayManage && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setSearch({ create: '1' })}>
      {t(`units.${kind}.create`)}
    </Button>
  );
  const columns = useColumns(`${kind}s`, unitColumns(t, kind));
  return (
    <Stack>
      <FilterBar
        end={
          <>
            <RefreshButton query={list.query} />
            {create}
          </>
        }
      >
        <SearchBox value={search.search} placeholder={t('units.search')} onSearch={list.onSearch} />
        <SortMenu columns={columns} sort={list.sort} onSort={list.onSort} />
      </FilterBar>
      <DataTable
        label={t(`units.tabs.${kind}`)}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        query={list.query}
        failedTitle={t(`units.${kind}.load_failed`)}
        sort={list.sort}
        onSort={list.onSort}
        onOpen={mayManage ? edit : undefined}
        actions={mayManage ? actions : undefined}
        paging={list.paging}
        empty={
          search.search === '' ? (
            <EmptyState
              icon={kind === 'department' ? IconHierarchy2 : IconBriefcase}
              title={t(`units.${kind}.none`)}
              hint={t('units.purpose')}
              action={create}
            />
          ) : (
            <EmptyState
              icon={IconSearchOff}
              title={t(`units.${kind}.nothing`)}
              hint={t('units.nothing_hint')}
            />
          )
        }
      />
      <CreateSheet
        kind={kind}
        opened={mayManage && search.create !== undefined}
        onClose={() => setSearch({ create: undefined })}
      />
      <EditSheet
        kind={kind}
        record={mayManage ? edited : undefined}
        onClose={() => setSearch({ edit: undefined })}
      />
      {removal.draw((unit, window) => (
        <DeleteDialog
          {...window}
          title={t('units.delete_named', { name: unitName(unit) })}
          confirmLabel={t('units.delete')}
          action={remove}
          input={() => unit}
        >
          {t('units.delete_text')}
        </DeleteDialog>
      ))}
    </Stack>
  );
}

const NAMES = ['name_th', 'name_en'] as const;

function unitColumns(
  t: DirectoryTexts,
  kind: UnitKind,
): Column<Unit, 'name' | 'employees_count'>[] {
  const names = languageOfPage() === 'th' ? NAMES : NAMES.toReversed();
  return [
    ...names.map((name, place) => ({
      id: name,
      header: t(`fields.${name}`),
      // The list is sorted by the names that its reader reads first.
      ...(place === 0 ? { sort: 'name' as const, names: true } : {}),
      cell: (unit: Unit) => unit[name],
    })),
    ...(kind === 'position'
      ? [
          {
            id: 'department',
            header: t('fields.department'),
            cell: ({ department }: Unit) =>
              department?.name ?? <span className={text.dimmed}>{t('units.any_department')}</span>,
          },
        ]
      : []),
    {
      id: 'employees',
      header: t('units.columns.employees'),
      sort: 'employees_count',
      align: 'end',
      keepTogether: true,
      cell: ({ id, employees_count: count }) =>
        kind === 'department' && count > 0 ? (
          <Link to="/settings/employees" search={{ department: id }}>
            {formatNumber(count)}
          </Link>
        ) : (
          formatNumber(count)
        ),
    },
  ];
}
