import { Button } from '@mantine/core';
import { IconHistory, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { useColumns } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import type { SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import { syncJobsQuery } from './sync-jobs.api.ts';
import { texts } from '../texts.ts';
import { CurrentSync } from './current-sync.tsx';
import { RunDialog } from './run-dialog.tsx';
import { SchedulePanel } from './schedule-panel.tsx';
import { syncColumns } from './sync-columns.tsx';

interface SyncTabProps {
  readonly agentId: string;
  readonly running: SyncJob | undefined;
  readonly onSyncNow: () => void;
  /** Absent while a run goes on, and for those who may not start one. */
  readonly onRetryFailed: (() => void) | undefined;
  readonly starting: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The run that goes on now, and those before it with their logs. */
export function SyncTab({ agentId, running, page, onPage, ...props }: SyncTabProps) {
  const t = useTexts(texts);
  const maySync = useMay('agents:sync');
  const query = useQuery(syncJobsQuery({ id: agentId, page }));
  const [logOf, setLogOf] = useState<string>();
  const columns = useColumns(
    'agent-syncs',
    useMemo(() => syncColumns(t, setLogOf), [t]),
  );
  const syncNow = maySync && (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.7} />}
      disabled={running !== undefined}
      loading={props.starting}
      onClick={props.onSyncNow}
    >
      {t('actions.sync')}
    </Button>
  );

  return (
    <Stack>
      {running !== undefined && <CurrentSync job={running} onLog={() => setLogOf(running.id)} />}
      <Panel
        title={t('sync.title')}
        actions={<RefreshButton query={query} label={t('actions.refresh')} />}
      >
        <DataTable
          label={t('sync.title')}
          columns={columns}
          rows={query.data?.data}
          rowId={(job) => job.id}
          query={query}
          failedTitle={t('toasts.load_history_failed')}
          onOpen={(job) => setLogOf(job.id)}
          paging={{
            page,
            pageSize: query.data?.page_size ?? 25,
            total: query.data?.total ?? 0,
            totalIsMinimum: query.data?.total_is_minimum,
            onPage,
          }}
          empty={
            <EmptyState
              icon={IconHistory}
              title={t('sync.empty_title')}
              hint={maySync ? t('sync.empty_text') : undefined}
              action={syncNow}
            />
          }
        />
      </Panel>
      <SchedulePanel agentId={agentId} />
      <RunDialog
        jobId={logOf}
        onRetryFailed={props.onRetryFailed}
        onClose={() => setLogOf(undefined)}
      />
    </Stack>
  );
}
