import { Button } from '@mantine/core';
import { IconPlus, IconSearchOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import type { Icon } from '../module.ts';
import type { Back } from '../page/back-link.tsx';
import { ListPage } from '../page/list-page.tsx';
import { RefreshButton, type Refreshable } from '../page/refresh-button.tsx';
import { ColumnsMenu } from '../table/columns-menu.tsx';
import { useColumns, type Column } from '../table/columns.ts';
import { DataTable, type DataTableProps } from '../table/data-table.tsx';
import { ExportMenu, type MoreExport } from '../table/export-menu.tsx';
import { FilterBar } from '../table/filter-bar.tsx';
import type { Paging } from '../table/pagination.tsx';
import { SortMenu } from '../table/sort-menu.tsx';
import { SearchBox } from '../table/search-box.tsx';
import type { ViewPlace } from '../views/view-place.ts';
import { ViewProblems, ViewsButton } from '../views/views.tsx';
import { idOf, type EmptyText } from './record-table.tsx';

interface Identified {
  readonly id: string | number;
}

/** The properties of `useRecordList` that are rendered. */
interface Listed<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly query: Refreshable & DataTableProps<Row>['query'];
  readonly search: object;
  readonly choices: object;
  readonly isFiltered: boolean;
  readonly filtersSet: number;
  readonly showAll: () => void;
  readonly onSearch: (text: string) => void;
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
  readonly paging: Paging;
  readonly viewPlace: ViewPlace;
}

interface CreateButton {
  readonly label: string;
  /** The same while the list is empty. */
  readonly firstLabel?: string;
  readonly icon?: Icon;
  /** The screen that creates one, or the function that opens its sheet. */
  readonly to?: string;
  /** What that screen begins with, as its address writes it. */
  readonly search?: Readonly<Record<string, string>>;
  readonly onClick?: () => void;
}

type SortKey<List> = List extends { readonly search: { readonly sort: infer Sort extends string } }
  ? Exclude<Sort, `-${string}`>
  : never;

interface RecordListProps<Row extends Identified, List extends Listed<Row>> {
  readonly list: List & Listed<Row>;
  /** Under which views are saved, and this browser remembers the hidden columns, for example `engines`. */
  readonly name: string;
  readonly title: string;
  /** Beside the title: the name of an abbreviation in it. */
  readonly term?: ReactNode;
  /** Where it belongs, for a list that is a part of something. */
  readonly back?: Back;
  /** What this place is for, in one line. */
  readonly purpose?: string;
  /** None for people who may not create one. */
  readonly create?: CreateButton | false;
  /** Buttons between refreshing and creating. */
  readonly actions?: ReactNode;
  readonly refreshLabel?: string;
  /** What is requested again together with the rows, for example statistics. */
  readonly alsoRefreshed?: Refreshable;
  readonly statistics?: ReactNode;
  /** Above the filters: what just happened. */
  readonly notice?: ReactNode;
  /** The fields that the search covers, for example `name, tags or index`. */
  readonly searchHint?: string;
  readonly filters?: ReactNode;
  /** Path of the ticket of its export. */
  readonly exportPath?: string;
  /** What to know about its file beforehand. */
  readonly exportNote?: string;
  /** Its formats besides CSV and XLSX, for example `[pdfExport]`. */
  readonly moreExports?: readonly MoreExport[];
  /** Where the export names filters and sorting differently from the address. */
  readonly exportChoices?: object;
  readonly columns: readonly Column<Row, SortKey<List>>[];
  /** Shown when the rows could not be loaded, where the usual text will not do. */
  readonly failedTitle?: string;
  readonly onOpen?: (row: Row) => void;
  readonly rowActions?: DataTableProps<Row>['actions'];
  readonly selection?: DataTableProps<Row>['selection'];
  /** Shown while nothing exists yet; without a title, the usual texts are shown, also when nothing matches. */
  readonly empty: Pick<EmptyText, 'icon'> & Partial<EmptyText>;
  /** Shown when nothing matches; without it, a list with a text of its own for being empty shows that. */
  readonly noResults?: { readonly title: string; readonly hint?: string; readonly clear: string };
  /** Dialogs and sheets. */
  readonly children?: ReactNode;
}

/** The screen of a list of records: header, filters, table, and both ways of being empty. */
export function RecordList<Row extends Identified, List extends Listed<Row>>(
  props: RecordListProps<Row, List>,
) {
  const { list, title, create = false, exportPath } = props;
  const t = usePlatformTexts();
  const what = title.toLowerCase();
  const { title: emptyTitle = t('records.empty', { what }), ...empty } = props.empty;
  const noResults =
    props.noResults ?? (props.empty.title === undefined ? usualNoResults(t) : undefined);
  const columns = useColumns<Row, string>(props.name, props.columns);
  const viewed = { name: props.name, place: list.viewPlace, columns };
  const isNothingFound = list.isFiltered || list.paging.page > 1;
  return (
    <ListPage
      title={title}
      term={props.term}
      back={props.back}
      purpose={props.purpose}
      actions={
        <>
          <RefreshButton
            query={together(list.query, props.alsoRefreshed)}
            label={props.refreshLabel}
          />
          {props.actions}
          {create !== false && <CreateRecord {...create} />}
        </>
      }
      statistics={props.statistics}
    >
      {props.notice}
      <FilterBar
        end={
          <>
            <ViewsButton {...viewed} />
            {exportPath !== undefined && (
              <ExportMenu
                ticketPath={exportPath}
                choices={{ ...(props.exportChoices ?? list.choices) }}
                note={props.exportNote}
                more={props.moreExports}
              />
            )}
            <ColumnsMenu columns={columns} />
          </>
        }
        filters={props.filters}
        filtersSet={list.filtersSet}
        onReset={list.isFiltered ? list.showAll : undefined}
      >
        {'search' in list.search && (
          <SearchBox
            value={String(list.search.search)}
            placeholder={props.searchHint}
            onSearch={list.onSearch}
          />
        )}
        <SortMenu columns={columns} sort={list.sort} onSort={list.onSort} />
      </FilterBar>
      <ViewProblems {...viewed} />
      <DataTable
        label={title}
        columns={columns}
        rows={list.rows}
        rowId={idOf}
        query={list.query}
        failedTitle={props.failedTitle}
        sort={list.sort}
        onSort={list.onSort}
        onOpen={props.onOpen}
        actions={props.rowActions}
        selection={props.selection}
        paging={list.paging}
        empty={
          isNothingFound && noResults !== undefined ? (
            <EmptyState
              icon={IconSearchOff}
              title={noResults.title}
              hint={noResults.hint}
              action={
                <Button variant="default" onClick={list.showAll}>
                  {noResults.clear}
                </Button>
              }
            />
          ) : (
            <EmptyState
              {...empty}
              title={emptyTitle}
              action={
                noResults !== undefined &&
                create !== false && (
                  <CreateRecord {...create} label={create.firstLabel ?? create.label} />
                )
              }
            />
          )
        }
      />
      {props.children}
    </ListPage>
  );
}

function CreateRecord({ label, icon: Sign = IconPlus, to, search, onClick }: CreateButton) {
  const sign = <Sign size={16} />;
  return to === undefined ? (
    <Button leftSection={sign} onClick={onClick}>
      {label}
    </Button>
  ) : (
    <Button renderRoot={(root) => <Link {...root} to={to} search={search} />} leftSection={sign}>
      {label}
    </Button>
  );
}

function usualNoResults(t: ReturnType<typeof usePlatformTexts>) {
  return {
    title: t('records.no_results'),
    hint: t('records.no_results_hint'),
    clear: t('table.reset'),
  };
}

function together(rows: Refreshable, other: Refreshable | undefined): Refreshable {
  if (other === undefined) return rows;
  return {
    isFetching: rows.isFetching || other.isFetching,
    refetch: () => Promise.all([rows.refetch(), other.refetch()]),
  };
}
