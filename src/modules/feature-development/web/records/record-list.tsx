import { Button } from '@mantine/core';
import { IconPlus, IconSearchOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Icon } from '#platform/web/module.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { ColumnsMenu } from '#platform/web/table/columns-menu.tsx';
import type { ColumnChoice, SortKey } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ExportMenu } from '#platform/web/table/export-menu.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import type { RowAction } from '#platform/web/table/row-menu.tsx';
import { texts } from '../texts.ts';
import { LevelNavigation } from './level-navigation.tsx';

interface Rows<Row> {
  readonly data:
    | { readonly data: readonly Row[]; readonly total: number; readonly total_is_minimum?: boolean }
    | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Paged<Key extends string> {
  readonly page: number;
  readonly limit: number;
  readonly sort: SortKey<Key>;
}

interface RecordListProps<Row extends { readonly id: string }, Key extends string> {
  readonly kind: 'value_streams' | 'sops' | 'sows';
  readonly icon: Icon;
  readonly purpose: string;
  /** The record whose children are listed. */
  readonly parent?: { readonly to: string; readonly label: string };
  /** Where one is created, if that can be said here. */
  readonly create?: string;
  readonly query: Rows<Row>;
  readonly columns: ColumnChoice<Row, Key>;
  readonly search: Paged<Key>;
  /** Filters and sorting as the calls take them. */
  readonly choices: Readonly<Record<string, unknown>>;
  readonly onSearch: (changes: Partial<Paged<Key>>) => void;
  readonly filters: ReactNode;
  /** Given while any filter is set. */
  readonly onReset: (() => void) | undefined;
  readonly onOpen: (row: Row) => void;
  readonly actions: (row: Row) => readonly RowAction[];
  readonly children?: ReactNode;
}

const TICKETS = {
  value_streams: '/v1/value-streams/export-ticket',
  sops: '/v1/sops/export-ticket',
  sows: '/v1/sows/export-ticket',
} as const;

/** What the lists of value streams, SOPs and SOWs have in common. */
export function RecordList<Row extends { readonly id: string }, Key extends string>(
  props: RecordListProps<Row, Key>,
) {
  const t = useTexts(texts);
  const mayWrite = useMay('feature-development:write');
  const { kind, query, search, onSearch, columns, onReset, create, parent } = props;
  const createButton = create !== undefined && mayWrite && (
    <Button component={Link} to={create} leftSection={<IconPlus size={16} />}>
      {t(`lists.${kind}.create`)}
    </Button>
  );
  return (
    <>
      <LevelNavigation level={kind} />
      <ListPage
        title={t(`lists.${kind}.title`)}
        purpose={props.purpose}
        actions={
          <>
            {parent !== undefined && (
              <Button variant="default" component={Link} to={parent.to}>
                {parent.label}
              </Button>
            )}
            <RefreshButton query={query} label={t('lists.refresh')} />
            {createButton}
          </>
        }
      >
        <FilterBar
          end={
            <>
              <ExportMenu ticketPath={TICKETS[kind]} choices={props.choices} />
              <ColumnsMenu columns={columns} />
            </>
          }
          onReset={onReset}
        >
          {props.filters}
        </FilterBar>
        <DataTable
          label={t(`lists.${kind}.title`)}
          columns={columns}
          rows={query.data?.data}
          rowId={({ id }) => id}
          query={query}
          failedTitle={t(`lists.${kind}.load_failed`)}
          sort={search.sort}
          onSort={(sort) => onSearch({ sort })}
          onOpen={props.onOpen}
          actions={props.actions}
          paging={{
            page: search.page,
            pageSize: search.limit,
            sizes: [10, 25, 50, 100],
            total: query.data?.total ?? 0,
            totalIsMinimum: query.data?.total_is_minimum,
            onPage: (page) => onSearch({ page }),
            onPageSize: (limit) => onSearch({ limit }),
          }}
          empty={
            onReset !== undefined || search.page > 1 ? (
              <EmptyState
                icon={IconSearchOff}
                title={t(`lists.${kind}.no_results`)}
                hint={t('lists.no_results_hint')}
                action={
                  <Button variant="default" onClick={onReset ?? (() => onSearch({ page: 1 }))}>
                    {t('lists.clear')}
                  </Button>
                }
              />
            ) : (
              <EmptyState
                icon={props.icon}
                title={t(`lists.${kind}.empty_title`)}
                hint={t(`lists.${kind}.empty_text`)}
                action={createButton}
              />
            )
          }
        />
        {props.children}
      </ListPage>
    </>
  );
}
