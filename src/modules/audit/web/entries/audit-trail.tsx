import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronsRight, IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import * as routes from '#modules/audit/contract/entries.ts';
import { DateRangeFilter } from '#platform/web/date/date-range-filter.tsx';
import { isDay } from '#platform/web/date/is-day.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { ClearableFilter } from '#platform/web/table/clearable-filter.tsx';
import { ColumnsMenu } from '#platform/web/table/columns-menu.tsx';
import { useColumns } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ExportMenu } from '#platform/web/table/export-menu.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { auditChoicesQuery, auditQuery } from './entries.api.ts';
import { auditSearch } from './entries.search.ts';
import classes from './entries.module.css';
import { entryColumns } from './entry-columns.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { texts } from '../texts.ts';

const NO_FILTERS = {
  event: undefined,
  person: undefined,
  entity: undefined,
  record: undefined,
  from: undefined,
  to: undefined,
} as const;

/** What was done in the company. */
export function AuditTrail() {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(auditSearch);
  const { before, selected, from, to, ...others } = search;
  const filters = { ...others, from: dayOf(from), to: dayOf(to) };
  const query = useQuery(auditQuery({ ...filters, before: numberOf(before) }));
  const choices = useQuery(auditChoicesQuery());
  const columns = useColumns('audit', entryColumns(t));
  // By whichever filter, the newest comes first.
  const filter = (chosen: Partial<Record<keyof typeof NO_FILTERS, string | undefined>>) =>
    setSearch({ ...chosen, before: undefined, selected: undefined });
  const filtersSet = Object.values(filters).filter((value) => value !== undefined).length;
  const isFiltered = filtersSet > 0;
  const next = query.data?.next ?? null;
  const entry = query.data?.data.find(({ sequence }) => String(sequence) === selected);

  return (
    <ListPage
      title={t('screen.title')}
      purpose={t('screen.purpose')}
      actions={
        <>
          <RefreshButton query={query} />
          <ExportMenu ticketPath={routes.createAuditExportRoute.path} choices={filters} />
        </>
      }
    >
      <FilterBar
        end={<ColumnsMenu columns={columns} />}
        filters={
          <>
            <ClearableFilter
              className={classes.filter}
              label={t('fields.person')}
              any={t('screen.anybody')}
              value={search.person}
              choices={choices.data?.people}
              searchable
              onChange={(person) => filter({ person })}
            />
            <ClearableFilter
              className={classes.filter}
              label={t('fields.event')}
              any={t('screen.any_event')}
              value={search.event}
              choices={choices.data?.events}
              searchable
              onChange={(event) => filter({ event })}
            />
            <ClearableFilter
              className={classes.filter}
              label={t('fields.entity')}
              any={t('screen.any_entity')}
              value={search.entity}
              choices={choices.data?.entities}
              onChange={(entity) => filter({ entity, record: undefined })}
            />
            <DateRangeFilter
              labels={{ from: t('fields.from'), to: t('fields.to') }}
              from={filters.from}
              to={filters.to}
              onChange={filter}
            />
          </>
        }
        filtersSet={filtersSet}
        onReset={isFiltered ? () => filter(NO_FILTERS) : undefined}
      />
      <DataTable
        label={t('screen.title')}
        columns={columns}
        rows={query.data?.data}
        rowId={({ sequence }) => String(sequence)}
        query={query}
        failedTitle={t('screen.load_failed')}
        onOpen={({ sequence }) => setSearch({ selected: String(sequence) })}
        empty={
          <EmptyState
            icon={IconHistory}
            title={t('screen.nothing')}
            hint={t('screen.nothing_hint')}
          />
        }
      />
      <div className={classes.pages}>
        <Button
          variant="default"
          leftSection={<IconChevronLeft size={16} />}
          disabled={before === undefined}
          onClick={() => setSearch({ before: undefined, selected: undefined })}
        >
          {t('screen.newest')}
        </Button>
        <Button
          variant="default"
          rightSection={<IconChevronsRight size={16} />}
          disabled={next === null}
          onClick={() => setSearch({ before: String(next), selected: undefined })}
        >
          {t('screen.older')}
        </Button>
      </div>
      <EntrySheet
        entry={entry}
        onClose={() => setSearch({ selected: undefined })}
        onSameRecord={({ entity, entity_id }) =>
          filter({ ...NO_FILTERS, entity, record: entity_id })
        }
      />
    </ListPage>
  );
}

/** An address can say anything. */
function dayOf(text: string | undefined): string | undefined {
  return text !== undefined && isDay(text) ? text : undefined;
}

function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
