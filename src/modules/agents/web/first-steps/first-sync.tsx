import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { Agent } from '#modules/agents/contract/agents.ts';
import type { SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { DetailState } from '../agents/agent-detail-state.ts';
import { CurrentSync } from '../sync-jobs/current-sync.tsx';
import { LatestSync } from '../sync-jobs/latest-sync.tsx';
import { texts } from '../texts.ts';
import classes from './first-steps.module.css';

interface FirstSyncProps {
  readonly agent: Agent;
  readonly running: SyncJob | undefined;
  readonly startSync: (() => void) | undefined;
  readonly onLeave: (to: Partial<DetailState['search']>) => void;
}

/** How far the sync is; if it failed, what to do about it. */
export function FirstSync({ agent, running, startSync, onLeave }: FirstSyncProps) {
  const t = useTexts(texts);
  const { latest_sync_status: status, latest_sync_at: at, files_count: count } = agent;
  if (running !== undefined) {
    return (
      <>
        <CurrentSync job={running} />
        <p className={classes.fact}>{t('first_steps.may_leave')}</p>
      </>
    );
  }
  const problem = PROBLEMS.find((each) => each === status);
  const start = startSync !== undefined && count > 0 && (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.7} />}
      onClick={startSync}
    >
      {t(problem === undefined ? 'actions.sync' : 'first_steps.sync_again')}
    </Button>
  );
  return (
    <>
      {problem !== undefined && <Notice>{t(`first_steps.problems.${problem}`)}</Notice>}
      {problem === undefined && at !== null && (
        <p className={classes.fact}>
          {t('fields.latest_sync')} <LatestSync agent={agent} />
        </p>
      )}
      {at === null && problem === undefined && (
        <p className={classes.fact}>{t('first_steps.sync_hint')}</p>
      )}
      <div className={classes.buttons}>
        {(at === null || problem !== undefined) && start}
        {problem === 'completed_with_errors' && (
          <Button variant="default" onClick={() => onLeave({ tab: 'files', status: 'error' })}>
            {t('files.failed_banner_action')}
          </Button>
        )}
        {problem === 'failed' && (
          <Button variant="default" onClick={() => onLeave({ tab: 'sync' })}>
            {t('sync.view_log')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Ends of a run after which somebody has to do something. */
const PROBLEMS = ['failed', 'completed_with_errors', 'cancelled'] as const;
