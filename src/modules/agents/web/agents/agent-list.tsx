import { Button } from '@mantine/core';
import { IconPlus, IconRobot, IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { useLive } from '#platform/web/query/live.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { ColumnsMenu } from '#platform/web/table/columns-menu.tsx';
import { useColumns } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ExportMenu } from '#platform/web/table/export-menu.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { pagingOf } from '#platform/web/table/paging.ts';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { agentQuery, agentsQuery } from './agents.api.ts';
import { agentListSearch } from './agents.search.ts';
import { DeleteAgent } from './delete-agent.tsx';
import { LazyCreateSheet, LazyEditSheet } from './lazy-agent-sheets.tsx';
import { agentColumns } from './agent-columns.tsx';
import { useAgentActions } from './agent-actions.ts';
import { useAgentBatches } from './use-agent-batches.ts';
import { historyEveryMs } from '../sync-jobs/sync-jobs.api.ts';
import { texts } from '../texts.ts';

/** All agents of the company. */
export function AgentList() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('agents:write');
  const live = useLive();
  const [search, setSearch] = useSearchState(agentListSearch);
  const [deleting, setDeleting] = useState<Agent>();
  const [deletion, setDeletion] = useState(false);
  const query = useQuery({
    ...agentsQuery({
      page: search.page,
      page_size: search.page_size,
      search: search.search,
      sort: search.sort,
    }),
    refetchInterval: ({ state }) => !live && isAnySyncing(state.data?.data) && historyEveryMs,
  });
  const columns = useColumns(
    'agents',
    useMemo(() => agentColumns(t), [t]),
  );
  const editing = useEdited(search.edit, query.data?.data);
  const open = (id: string) => void navigate({ to: '/cms/agent-management/$id', params: { id } });
  const actions = useAgentActions({
    onOpen: open,
    onEdit: (id) => setSearch({ edit: id }),
    onDelete: (agent) => {
      setDeleting(agent);
      setDeletion(true);
    },
  });
  const batches = useAgentBatches(query.data?.data ?? []);
  const createButton = mayWrite && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setSearch({ create: '1' })}>
      {t('list.create')}
    </Button>
  );

  return (
    <ListPage
      title={t('list.title')}
      purpose={t('list.purpose')}
      actions={
        <>
          <RefreshButton query={query} label={t('list.refresh')} />
          {createButton}
        </>
      }
    >
      <FilterBar
        end={
          <>
            <ExportMenu
              ticketPath="/v1/agents/export-ticket"
              choices={{ search: search.search, sort: search.sort }}
            />
            <ColumnsMenu columns={columns} />
          </>
        }
        onReset={search.search === '' ? undefined : () => setSearch({ search: '' })}
      >
        <SearchBox
          value={search.search}
          placeholder={t('list.search')}
          onSearch={(words) => setSearch({ search: words })}
        />
      </FilterBar>
      <DataTable
        label={t('list.title')}
        columns={columns}
        rows={query.data?.data}
        rowId={(agent) => agent.id}
        query={query}
        failedTitle={t('toasts.load_agents_failed')}
        sort={search.sort}
        onSort={(sort) => setSearch({ sort })}
        onOpen={(agent) => open(agent.id)}
        actions={actions}
        selection={batches.selection}
        paging={pagingOf(query.data, search, setSearch)}
        empty={
          search.search === '' && search.page === 1 ? (
            <EmptyState
              icon={IconRobot}
              title={t('list.empty_title')}
              hint={mayWrite ? t('list.empty_text') : undefined}
              action={createButton}
            />
          ) : (
            <EmptyState
              icon={IconSearchOff}
              title={t('list.no_results')}
              hint={t('list.no_results_hint')}
              action={
                <Button variant="default" onClick={() => setSearch({ search: '' })}>
                  {t('list.clear_search')}
                </Button>
              }
            />
          )
        }
      />
      {batches.dialog}
      <LazyCreateSheet
        opened={mayWrite && search.create !== undefined}
        onClose={(created) => {
          if (created === undefined) setSearch({ create: undefined });
          else open(created.id);
        }}
      />
      <LazyEditSheet
        agent={mayWrite ? editing : undefined}
        onClose={() => setSearch({ edit: undefined })}
      />
      {deleting !== undefined && (
        <DeleteAgent
          agent={deleting}
          where="list"
          opened={deletion}
          onClose={() => setDeletion(false)}
          onDeleted={() => setDeletion(false)}
        />
      )}
    </ListPage>
  );
}

function isAnySyncing(agents: readonly Agent[] | undefined): boolean {
  return agents?.some((agent) => agent.latest_sync_status === 'running') === true;
}

/** The agent named in the address: the row's, or asked for when an address leads to another page's. */
function useEdited(id: string | undefined, rows: readonly Agent[] | undefined): Agent | undefined {
  const row = rows?.find((agent) => agent.id === id);
  const wanted = id !== undefined && rows !== undefined && row === undefined;
  const { data } = useQuery({ ...agentQuery(id ?? ''), enabled: wanted });
  return row ?? (wanted ? data : undefined);
}
