import { SegmentedControl, Switch } from '@mantine/core';
import { IconLayoutKanban, IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { sowStatuses } from '#modules/feature-development/contract/record-statuses.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import { AgeLegend } from './age-badge.tsx';
import { Board } from './board-columns.tsx';
import { CreateSow } from '../create-sow.tsx';
import { FlowScreen } from '../flow-screen.tsx';
import { ScopeFilters } from '../scope-filters.tsx';
import { boardQuery } from '../flow.api.ts';
import { boardSearch } from '../flow.search.ts';
import { DueDateFilter } from '../../records/due-filter.tsx';
import { NO_WORK_FILTERS } from '../../records/work-filters.search.ts';
import { AssigneeFilter, StatusFilter, TagFilter } from '../../records/work-filters.tsx';
import { texts } from '../../texts.ts';

const NO_FILTERS = {
  ...NO_WORK_FILTERS,
  search: '',
  value_stream_id: undefined,
  sop_id: undefined,
  mine: undefined,
  status: undefined,
};
const NARROWING = Object.entries(NO_FILTERS);

export function BoardScreen() {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(boardSearch);
  const query = useQuery(boardQuery(search));
  const values: Readonly<Record<string, unknown>> = search;
  const set = NARROWING.filter(([name, none]) => values[name] !== none).map(([name]) => name);
  const isFiltered = set.length > 0;
  const filters = (
    <>
      <FilterBar
        end={
          <SegmentedControl
            aria-label={t('flow.board.group')}
            value={search.group}
            data={[
              { value: 'phase', label: t('flow.board.by_phase') },
              { value: 'stage', label: t('flow.board.by_stage') },
            ]}
            onChange={(group) => setSearch({ group, column: undefined })}
          />
        }
        filters={
          <>
            <ScopeFilters scope={search} onChange={setSearch} />
            <StatusFilter
              values={sowStatuses}
              value={search.status}
              onChange={(status) => setSearch({ status })}
            />
            <DueDateFilter values={search} onChange={setSearch} />
            <TagFilter value={search.tag} onChange={(tag) => setSearch({ tag })} />
            <AssigneeFilter
              value={search.assignee}
              onChange={(assignee) => setSearch({ assignee })}
            />
            <Switch
              label={t('flow.board.mine')}
              checked={search.mine === 'yes'}
              onChange={({ currentTarget: { checked } }) =>
                setSearch({ mine: checked ? 'yes' : undefined })
              }
            />
          </>
        }
        filtersSet={set.filter((name) => name !== 'search').length}
        onReset={isFiltered ? () => setSearch(NO_FILTERS) : undefined}
      >
        <SearchBox
          value={search.search}
          placeholder={t('flow.board.search')}
          onSearch={(text) => setSearch({ search: text }, { replace: true, keepScroll: true })}
        />
      </FilterBar>
      <AgeLegend />
    </>
  );
  return (
    <FlowScreen
      name="board"
      query={query}
      filters={filters}
      actions={<CreateSow value_stream_id={search.value_stream_id} sop_id={search.sop_id} />}
    >
      {({ columns }) =>
        columns.every(({ count }) => count === 0) ? (
          <EmptyState
            icon={isFiltered ? IconSearchOff : IconLayoutKanban}
            title={t(isFiltered ? 'flow.board.no_results' : 'flow.board.empty')}
            hint={isFiltered ? undefined : t('flow.board.empty_hint')}
            action={isFiltered ? undefined : <CreateSow />}
          />
        ) : (
          <Board
            columns={columns}
            byPhase={search.group === 'phase'}
            onMore={(column, shown) => setSearch({ column, shown }, { keepScroll: true })}
            onFailed={() => void query.refetch()}
          />
        )
      }
    </FlowScreen>
  );
}
