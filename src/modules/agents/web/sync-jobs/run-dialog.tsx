import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconRotate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CopyButton } from '#platform/web/feedback/copy-button.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import { syncJobQuery } from './sync-jobs.api.ts';
import { texts } from '../texts.ts';
import { RunFiles } from './run-files.tsx';
import { RunLog } from './run-log.tsx';
import { RunStages } from './run-stages.tsx';
import { SyncStatus } from './sync-status.tsx';
import classes from './run-dialog.module.css';

/** A run writes a line for each file; this keeps up with somebody who watches. */
const ASKED_EVERY_MS = 2_000;

interface RunDialogProps {
  readonly jobId: string | undefined;
  /** Tries the files that are in error again; absent where nobody may start a run now. */
  readonly onRetryFailed: (() => void) | undefined;
  readonly onClose: () => void;
}

/** A run in full: what became of each file, what took the time, and its log. A running one grows while it is read. */
export function RunDialog({ jobId, onRetryFailed, onClose }: RunDialogProps) {
  const t = useTexts(texts);
  const retry =
    onRetryFailed &&
    (() => {
      onRetryFailed();
      onClose();
    });
  return (
    <Dialog opened={jobId !== undefined} onClose={onClose} title={t('sync.log_title')} wide>
      {jobId !== undefined && <Run key={jobId} jobId={jobId} onRetryFailed={retry} />}
    </Dialog>
  );
}

function Run({
  jobId,
  onRetryFailed,
}: {
  readonly jobId: string;
  readonly onRetryFailed: (() => void) | undefined;
}) {
  const query = useQuery({
    ...syncJobQuery({ id: jobId }),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? ASKED_EVERY_MS : false),
  });
  if (query.data !== undefined) return <Report job={query.data} onRetryFailed={onRetryFailed} />;
  if (query.error === null) return <Skeleton height={240} />;
  return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
}

const VIEWS = ['files', 'log'] as const;

function Report({
  job,
  onRetryFailed,
}: {
  readonly job: SyncJob;
  readonly onRetryFailed: (() => void) | undefined;
}) {
  const t = useTexts(texts);
  // A run in which something failed is opened to see what and why.
  const [chosen, setChosen] = useState<(typeof VIEWS)[number]>(
    job.files_failed > 0 ? 'files' : 'log',
  );
  return (
    <div className={classes.report}>
      <div className={classes.head}>
        <SyncStatus status={job.status} cancelling={job.cancel_requested} />
        <span className={classes.buttons}>
          {job.files_failed > 0 && job.status !== 'running' && onRetryFailed !== undefined && (
            <Button
              variant="default"
              leftSection={<IconRotate size={16} stroke={1.7} />}
              onClick={onRetryFailed}
            >
              {t('sync.retry_failed')}
            </Button>
          )}
          <CopyButton text={job.log_text} label={t('sync.log_copy')} />
        </span>
      </div>
      {job.stages !== null && <RunStages stages={job.stages} />}
      <SegmentedControl
        value={chosen}
        aria-label={t('sync.log_title')}
        data={VIEWS.map((value) => ({ value, label: t(`sync.views.${value}`) }))}
        onChange={(value) => setChosen(VIEWS.find((view) => view === value) ?? 'log')}
      />
      {chosen === 'files' ? <RunFiles job={job} /> : <RunLog job={job} />}
    </div>
  );
}
