import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { toast } from '#platform/web/feedback/toasts.ts';
import { Tags } from '#platform/web/feedback/tags.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { isMissing } from '#platform/web/page/missing-record.tsx';
import { agentQuery } from '../agents/agents.api.ts';
import { agentDetailSearch } from '../agents/agents.search.ts';
import { AgentButtons } from './agent-buttons.tsx';
import { AgentBody } from './agent-body.tsx';
import classes from './agent-detail.module.css';
import { LeaveGuard } from '../files/leave-guard.tsx';
import { useUploads } from '../files/use-uploads.ts';
import { PlanDialog } from '../sync-jobs/sync-plan-dialog.tsx';
import { SyncStatus } from '../sync-jobs/sync-status.tsx';
import { useSyncByItself } from '../first-steps/use-sync-by-itself.ts';
import { useStartSync } from '../sync-jobs/use-start-sync.ts';
import { useSyncProgress } from '../sync-jobs/use-sync-progress.ts';
import { texts } from '../texts.ts';

/** One agent. Another agent's screen starts afresh, with its own uploads. */
export function AgentDetail() {
  const { id } = useParams({ from: '/shell/cms/agent-management/$id' });
  return <AgentScreen key={id} id={id} />;
}

function AgentScreen({ id }: { readonly id: string }) {
  const t = useTexts(texts);
  const query = useQuery(agentQuery({ id }));
  const uploads = useUploads(id);
  const running = useSyncProgress(id);
  const sync = useStartSync();
  const syncByItself = useStartSync({ silent: true });
  const [search, setSearch] = useSearchState(agentDetailSearch);
  const byItself = useSyncByItself({
    begun: search.begin !== undefined,
    uploads,
    isBusy: running !== undefined || sync.isPending || syncByItself.isPending,
    start: () => syncByItself.mutate({ id }),
  });
  const [planning, setPlanning] = useState(false);
  const missing = isMissing(query.error);
  useWayBack(query.error !== null && !missing && query.data === undefined ? query.error : null);

  // The sync begins with the press of the button; the address only remembers where it was pressed.
  const startPlanned = () => {
    setPlanning(false);
    sync.mutate({ id });
    setSearch({ tab: 'sync', action: 'sync-now' });
  };

  return (
    <>
      <DetailPage
        query={missing ? { ...query, data: undefined } : query}
        back={{ to: '/cms/agent-management', label: t('detail.breadcrumb') }}
        title={(agent) => agent.name}
        status={() =>
          running !== undefined && (
            <SyncStatus status="running" cancelling={running.cancel_requested} />
          )
        }
        summary={(agent) => (
          <div className={classes.summary}>
            {agent.description !== '' && <p className={classes.description}>{agent.description}</p>}
            <Tags names={agent.tags} shown={agent.tags.length} />
          </div>
        )}
        actions={(agent) => (
          <AgentButtons
            agent={agent}
            editing={search.edit !== undefined}
            onEdit={(edit) => setSearch({ edit: edit ? '1' : undefined })}
            onSyncNow={search.begin === undefined ? () => setPlanning(true) : undefined}
            syncing={running !== undefined}
            starting={sync.isPending}
          />
        )}
        missingTitle={t('detail.not_found')}
        failedTitle={t(missing ? 'detail.not_found' : 'toasts.load_agent_failed')}
      >
        {(agent) => (
          <AgentBody
            agent={agent}
            running={running}
            uploads={uploads}
            byItself={byItself}
            onSyncNow={() => setPlanning(true)}
            onRetryFailed={() => sync.mutate({ id, only: 'failed' })}
            startSync={() => sync.mutate({ id })}
            syncFiles={(fileIds) => sync.mutate({ id, file_ids: [...fileIds] })}
            starting={sync.isPending}
            search={search}
            setSearch={setSearch}
          />
        )}
      </DetailPage>
      <PlanDialog
        agentId={id}
        opened={planning}
        onClose={() => setPlanning(false)}
        onStart={startPlanned}
      />
      <LeaveGuard uploads={uploads} />
    </>
  );
}

/** An agent that cannot be loaded is said to be so, and the list is shown instead. */
function useWayBack(failure: unknown): void {
  const t = useTexts(texts);
  const navigate = useNavigate();
  useEffect(() => {
    if (failure === null) return;
    toast.failure(failure, t('toasts.load_agent_failed'));
    void navigate({ to: '/cms/agent-management', replace: true });
  }, [failure, navigate, t]);
}
