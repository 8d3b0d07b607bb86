import {
  IconAlertTriangle,
  IconFileAlert,
  IconFiles,
  IconRefresh,
  IconRobot,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { TodaySection, TodaySkeleton } from '#platform/web/page/today-section.tsx';
import { useLive } from '#platform/web/query/live.ts';
import { useViewer } from '#platform/web/shell/viewer.ts';
import { agentSummaryQuery } from '../agents/agents.api.ts';
import { historyEveryMs } from '../sync-jobs/sync-jobs.api.ts';
import { texts } from '../texts.ts';
import { AgentsPanel } from './agents-panel.tsx';
import { RunProgress } from './run-progress.tsx';

/** What matters today about agents: figures, what runs, what failed, and one's own. */
export function AgentsToday() {
  const t = useTexts(texts);
  const live = useLive();
  const { employeeId } = useViewer();
  const summary = useQuery({
    ...agentSummaryQuery(),
    staleTime: 0,
    refetchInterval: ({ state }) => ((state.data?.running_syncs ?? 0) > 0 ? historyEveryMs : false),
  });
  return (
    <Loaded query={summary} waiting={<TodaySkeleton figures={5} />}>
      {(counts) => (
        <TodaySection
          title={t('summary.title')}
          figures={[
            { label: t('summary.agents'), value: counts.agents, icon: IconRobot },
            { label: t('fields.file_list'), value: counts.files, icon: IconFiles },
            { label: t('summary.running_syncs'), value: counts.running_syncs, icon: IconRefresh },
            {
              label: t('summary.failed_syncs'),
              value: counts.failed_syncs,
              icon: IconAlertTriangle,
            },
            { label: t('summary.files_failed'), value: counts.files_failed, icon: IconFileAlert },
          ]}
        >
          {counts.running_syncs > 0 && (
            <AgentsPanel
              title={t('summary.running_syncs')}
              tab="sync"
              query={{ latest_sync_status: 'running', sort: '-updated_at' }}
              every={live ? undefined : historyEveryMs}
              detail={(agent) => <RunProgress agentId={agent.id} />}
            />
          )}
          {counts.failed_syncs > 0 && (
            <AgentsPanel
              title={t('summary.failed_syncs')}
              tab="sync"
              query={{ latest_sync_status: 'failed', sort: '-updated_at' }}
            />
          )}
          {employeeId !== undefined && (
            <AgentsPanel
              title={t('summary.mine')}
              query={{ owner_user_id: employeeId, sort: '-updated_at' }}
              empty={t('summary.none_mine')}
            />
          )}
        </TodaySection>
      )}
    </Loaded>
  );
}
