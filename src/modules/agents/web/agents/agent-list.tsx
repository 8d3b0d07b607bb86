import { IconRobot } from '@tabler/icons-react';
import { queryOptions } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Agent } from '#modules/agents/contract/agents.ts';
import * as exports from '#modules/agents/contract/exports.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useLive } from '#platform/web/query/live.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useRecordAt } from '#platform/web/records/use-record-at.ts';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { historyEveryMs } from '../sync-jobs/sync-jobs.api.ts';
import { texts } from '../texts.ts';
import { useAgentActions } from './agent-actions.ts';
import { agentColumns } from './agent-columns.tsx';
import { agentQuery, agentsQuery, useDeleteListedAgent } from './agents.api.ts';
import { agentListSearch } from './agents.search.ts';
import { LazyCreateSheet, LazyDeleteAgent, LazyEditSheet } from './lazy-agent-sheets.tsx';
import { useAgentBatches } from './use-agent-batches.ts';

export function AgentList() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('agents:write');
  const live = useLive();
  const list = useRecordList({ search: agentListSearch, query: watchedQuery(live) });
  const { search, setSearch, rows } = list;
  const edited = useRecordAt({ id: search.edit, rows, query: agentQuery });
  const deletion = useRecordWindow<Agent>();
  const remove = useDeleteListedAgent();
  const batches = useAgentBatches(rows ?? []);
  const to = '/cms/agent-management/$id';
  const open = (id: string) => void navigate({ to, params: { id } });
  const begin = (id: string) => void navigate({ to, params: { id }, search: { begin: '1' } });
  return (
    <RecordList
      list={list}
      name="agents"
      title={t('list.title')}
      purpose={t('list.purpose')}
      refreshLabel={t('actions.refresh')}
      create={mayWrite && { label: t('list.create'), onClick: () => setSearch({ create: '1' }) }}
      searchHint={t('list.search')}
      exportPath={exports.createAgentsExportRoute.path}
      columns={agentColumns(t)}
      failedTitle={t('toasts.load_agents_failed')}
      onOpen={({ id }) => open(id)}
      rowActions={useAgentActions({
        onOpen: open,
        onEdit: (id) => setSearch({ edit: id }),
        onDelete: deletion.open,
      })}
      selection={batches.selection}
      empty={{
        icon: IconRobot,
        title: t('list.empty_title'),
        hint: mayWrite ? t('list.empty_text') : undefined,
      }}
      noResults={{
        title: t('list.no_results'),
        hint: t('list.no_results_hint'),
        clear: t('list.clear_search'),
      }}
    >
      {batches.dialog}
      <LazyCreateSheet
        opened={mayWrite && search.create !== undefined}
        onClose={(created) => {
          if (created === undefined) setSearch({ create: undefined });
          else begin(created.id);
        }}
      />
      <LazyEditSheet
        record={mayWrite ? edited : undefined}
        onClose={() => setSearch({ edit: undefined })}
      />
      {deletion.draw((agent, window) => (
        <LazyDeleteAgent
          {...window}
          agent={agent}
          action={remove}
          mismatch={t('delete_dialog.list_mismatch')}
        />
      ))}
    </RecordList>
  );
}

/** Where the stream does not report how a run ends, the list is loaded again while one goes on. */
const watchedQuery = (live: boolean) => (input: Parameters<typeof agentsQuery>[0]) =>
  queryOptions({
    ...agentsQuery(input),
    refetchInterval: ({ state }) => !live && isAnySyncing(state.data?.data) && historyEveryMs,
  });

function isAnySyncing(agents: readonly Agent[] | undefined): boolean {
  return agents?.some((agent) => agent.latest_sync_status === 'running') === true;
}
