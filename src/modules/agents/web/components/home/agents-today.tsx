import { Skeleton, Title } from '@mantine/core';
import {
  IconAlertTriangle,
  IconFileAlert,
  IconFiles,
  IconRefresh,
  IconRobot,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Cards, StatCard } from '#platform/web/page/stat-card.tsx';
import { useLive } from '#platform/web/query/live.ts';
import { useViewer } from '#platform/web/shell/viewer.ts';
import { agentSummaryQuery } from '../../agents.api.ts';
import { historyEveryMs } from '../../sync.api.ts';
import { texts } from '../../texts.ts';
import { AgentsPanel } from './agents-panel.tsx';
import { RunProgress } from './run-progress.tsx';
import classes from './home.module.css';

function TodaySkeleton() {
  const t = usePlatformTexts();
  return (
    <section className={classes.part} role="status" aria-label={t('feedback.loading')}>
      <Skeleton height={24} width="8rem" />
      <Cards>
        {['agents', 'files', 'running', 'failed', 'problems'].map((card) => (
          <Skeleton key={card} height={76} radius="lg" />
        ))}
      </Cards>
      <Skeleton height={120} radius="lg" />
    </section>
  );
}

/** What matters today about agents: figures, what runs, what failed, and one's own. */
export function AgentsToday() {
  const t = useTexts(texts);
  const live = useLive();
  const { employeeId } = useViewer();
  const summary = useQuery({
    ...agentSummaryQuery,
    staleTime: 0,
    refetchInterval: ({ state }) => ((state.data?.running_syncs ?? 0) > 0 ? historyEveryMs : false),
  });
  const figures = summary.data;
  if (figures === undefined) {
    return summary.error === null ? (
      <TodaySkeleton />
    ) : (
      <ErrorState error={summary.error} onRetry={() => void summary.refetch()} />
    );
  }
  const cards = [
    { label: t('summary.agents'), value: figures.agents, icon: IconRobot },
    { label: t('summary.files'), value: figures.files, icon: IconFiles },
    { label: t('summary.running_syncs'), value: figures.running_syncs, icon: IconRefresh },
    { label: t('summary.failed_syncs'), value: figures.failed_syncs, icon: IconAlertTriangle },
    { label: t('summary.files_failed'), value: figures.files_failed, icon: IconFileAlert },
  ];
  return (
    <section className={classes.part}>
      <Title order={2}>{t('summary.title')}</Title>
      <Cards>
        {cards.map((card) => (
          <StatCard key={card.label} {...card} value={formatNumber(card.value)} />
        ))}
      </Cards>
      <div className={classes.panels}>
        {figures.running_syncs > 0 && (
          <AgentsPanel
            title={t('summary.running_syncs')}
            tab="sync"
            query={{ latest_sync_status: 'running', sort: '-updated_at' }}
            every={live ? undefined : historyEveryMs}
            detail={(agent) => <RunProgress agentId={agent.id} />}
          />
        )}
        {figures.failed_syncs > 0 && (
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
      </div>
    </section>
  );
}
