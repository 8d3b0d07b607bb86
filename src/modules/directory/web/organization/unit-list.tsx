import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconSearchOff, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { useColumns, type Column } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { pagingOf } from '#platform/web/table/paging.ts';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import type { Unit } from '#modules/directory/contract/organization.ts';
import { organizationSearch } from './organization.search.ts';
import { texts, type DirectoryTexts } from '../texts.ts';
import { unitQuery, unitsQuery, useDeleteUnit, type UnitKind } from './organization.api.ts';
import classes from './organization.module.css';
import { LazyCreateUnit, LazyEditUnit } from './lazy-unit-sheets.tsx';

/** The departments or the positions of the company. */
export function UnitList({ kind }: { readonly kind: UnitKind }) {
  const t = useTexts(texts);
  const mayManage = useMay('directory:manage');
  const [search, setSearch] = useSearchState(organizationSearch);
  const [deleting, setDeleting] = useState<Unit>();
  const { page, page_size, sort } = search;
  const query = useQuery(unitsQuery(kind, { page, page_size, search: search.search, sort }));
  const columns = useColumns(
    `${kind}s`,
    useMemo(() => unitColumns(t, kind), [t, kind]),
  );
  const edited = useEdited(kind, { id: search.edit, rows: query.data?.data });
  const remove = useDeleteUnit(kind, () => setDeleting(undefined));
  const nameOf = (unit: Unit) => (languageOfPage() === 'th' ? unit.name_th : unit.name_en);

  return (
    <div className={classes.list}>
      <FilterBar
        end={
          <>
            <RefreshButton query={query} />
            {mayManage && (
              <Button
                leftSection={<IconPlus size={16} />}
                onClick={() => setSearch({ create: '1' })}
              >
                {t(`units.${kind}.create`)}
              </Button>
            )}
          </>
        }
      >
        <SearchBox
          value={search.search}
          placeholder={t('units.search')}
          onSearch={(words) => setSearch({ search: words })}
        />
      </FilterBar>
      <DataTable
        label={t(`units.tabs.${kind}`)}
        columns={columns}
        rows={query.data?.data}
        rowId={({ id }) => id}
        query={query}
        failedTitle={t(`units.${kind}.load_failed`)}
        sort={sort}
        onSort={(chosen) => setSearch({ sort: chosen })}
        onOpen={mayManage ? ({ id }) => setSearch({ edit: id }) : undefined}
        actions={
          mayManage
            ? (unit) => [
                {
                  label: t('units.edit'),
                  icon: IconPencil,
                  onClick: () => setSearch({ edit: unit.id }),
                },
                {
                  label: t('units.delete'),
                  icon: IconTrash,
                  danger: true,
                  onClick: () => setDeleting(unit),
                },
              ]
            : undefined
        }
        paging={pagingOf(query.data, search, setSearch)}
        empty={
          <EmptyState
            icon={IconSearchOff}
            title={t(`units.${kind}.nothing`)}
            hint={t('units.nothing_hint')}
          />
        }
      />
      <LazyCreateUnit
        kind={kind}
        opened={mayManage && search.create !== undefined}
        onClose={() => setSearch({ create: undefined })}
      />
      <LazyEditUnit
        kind={kind}
        unit={mayManage ? edited : undefined}
        onClose={() => setSearch({ edit: undefined })}
      />
      {deleting !== undefined && (
        <ConfirmDialog
          opened
          onClose={() => setDeleting(undefined)}
          onConfirm={() => remove.mutate({ id: deleting.id, name: nameOf(deleting) })}
          title={t('units.delete_named', { name: nameOf(deleting) })}
          confirmLabel={t('units.delete')}
          danger
          busy={remove.isPending}
        >
          {t('units.delete_text')}
        </ConfirmDialog>
      )}
    </div>
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
      header: t(`units.columns.${name}`),
      // The list stands in the order of the names which its reader reads first.
      ...(place === 0 ? { sort: 'name' as const, names: true } : {}),
      cell: (unit: Unit) => unit[name],
    })),
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

interface Edited {
  readonly id: string | undefined;
  readonly rows: readonly Unit[] | undefined;
}

/** What is named in the address: of the rows, or asked for when an address leads to another page's. */
function useEdited(kind: UnitKind, { id, rows }: Edited): Unit | undefined {
  const row = rows?.find((unit) => unit.id === id);
  const wanted = id !== undefined && rows !== undefined && row === undefined;
  const { data } = useQuery({ ...unitQuery(kind, id ?? ''), enabled: wanted });
  return row ?? (wanted ? data : undefined);
}
