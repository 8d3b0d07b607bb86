import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { CopyButton } from '#platform/web/feedback/copy-button.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { syncJobQuery } from '../../sync.api.ts';
import { texts } from '../../texts.ts';
import { SyncStatus } from './sync-status.tsx';
import classes from './sync.module.css';

/** A run writes a line for each file; this keeps up with somebody who watches. */
const LOG_EVERY_MS = 2_000;

/** The log of a run, in full; of a running one it grows while it is read. */
export function SyncLog({
  jobId,
  onClose,
}: {
  readonly jobId: string | undefined;
  readonly onClose: () => void;
}) {
  const t = useTexts(texts);
  return (
    <Dialog opened={jobId !== undefined} onClose={onClose} title={t('sync.log_title')} wide>
      {jobId !== undefined && <Log jobId={jobId} />}
    </Dialog>
  );
}

function Log({ jobId }: { readonly jobId: string }) {
  const t = useTexts(texts);
  const box = useRef<HTMLPreElement>(null);
  const query = useQuery({
    ...syncJobQuery(jobId),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? LOG_EVERY_MS : false),
  });
  const job = query.data;

  // New lines are followed by whoever stands at the end of the log.
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || job?.status !== 'running') return;
    const below = current.scrollHeight - current.scrollTop - current.clientHeight;
    if (below < 120) current.scrollTop = current.scrollHeight;
  }, [job]);

  if (job === undefined) {
    return query.error === null ? (
      <Skeleton height={240} />
    ) : (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  return (
    <>
      <div className={classes.logHead}>
        <SyncStatus status={job.status} cancelling={job.cancel_requested} />
        <CopyButton text={job.log_text} label={t('sync.log_copy')} />
      </div>
      {/* A box that scrolls must be reachable with the keyboard. */}
      <pre
        ref={box}
        className={classes.log}
        role="log"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        aria-label={t('sync.log_title')}
      >
        {job.log_text === '' ? t('sync.log_empty') : job.log_text}
      </pre>
    </>
  );
}
