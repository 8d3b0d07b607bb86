import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLive, useProgress } from '#platform/web/query/live.ts';
import type { SyncProgress } from '#modules/agents/contract/events.ts';
import type { SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import { historyEveryMs, syncJobsQuery } from './sync-jobs.api.ts';

type Runs = { readonly data: readonly SyncJob[] };

/** Files change their status while a run goes on; their table is loaded again at most this often. */
const FILES_EVERY_MS = 3_000;

/**
 * Follows the run of an agent that goes on now: over the stream, and by asking every 5 seconds while
 * that is down. When it ends, the agent and its files are loaded again.
 */
export function useSyncProgress(agentId: string): SyncJob | undefined {
  const live = useLive();
  const client = useQueryClient();
  const filesLoadedAt = useRef(0);
  const { data } = useQuery({
    ...syncJobsQuery({ id: agentId, page: 1 }),
    refetchInterval: (query) => (!live && runningOf(query.state.data) ? historyEveryMs : false),
  });
  const running = runningOf(data);

  useProgress(
    'sync_job',
    useCallback(
      ({ entity_id: id, progress }) => {
        if (!isSyncProgress(progress) || progress.agent_id !== agentId) return;
        client.setQueriesData<Runs>({ queryKey: ['sync_job', 'list', agentId] }, (runs) =>
          withProgress(runs, id, progress),
        );
        if (Date.now() - filesLoadedAt.current < FILES_EVERY_MS) return;
        filesLoadedAt.current = Date.now();
        void client.invalidateQueries({ queryKey: ['agent_file', 'list', agentId] });
      },
      [agentId, client],
    ),
  );

  const runningId = running?.id;
  useEffect(() => {
    if (runningId === undefined) return undefined;
    // Runs when this run is no longer the running one, or the screen is left, which costs nothing.
    return () => {
      void client.invalidateQueries({ queryKey: ['agent'] });
      void client.invalidateQueries({ queryKey: ['agent_file', 'list', agentId] });
    };
  }, [runningId, agentId, client]);

  return running;
}

function runningOf(runs: Runs | undefined): SyncJob | undefined {
  return runs?.data.find(({ status }) => status === 'running');
}

/** A run that has ended meanwhile stays ended, whatever message comes late. */
export function withProgress<Page extends Runs>(
  runs: Page | undefined,
  id: string,
  { agent_id: _agent, ...progress }: SyncProgress,
): Page | undefined {
  if (runs === undefined) return undefined;
  const data = runs.data.map((run) =>
    run.id === id && run.status === 'running' ? { ...run, ...progress } : run,
  );
  return { ...runs, data };
}

// The server has written it by its schema; this only keeps messages of a later release out.
function isSyncProgress(progress: object): progress is SyncProgress {
  return 'agent_id' in progress && 'files_done' in progress && 'files_total' in progress;
}
