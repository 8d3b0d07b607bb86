import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import type { SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import { texts } from '../texts.ts';
import classes from './run-dialog.module.css';

/** What a run did, line by line. */
export function RunLog({ job }: { readonly job: SyncJob }) {
  const t = useTexts(texts);
  const box = useRef<HTMLElement>(null);

  // New lines are followed by those who are at the end of the log.
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || job.status !== 'running') return;
    const below = current.scrollHeight - current.scrollTop - current.clientHeight;
    if (below < 120) current.scrollTop = current.scrollHeight;
  }, [job]);

  return (
    <ScrollBox as="pre" ref={box} className={classes.log} role="log" label={t('sync.log_title')}>
      {job.log_text === '' ? t('sync.log_empty') : job.log_text}
    </ScrollBox>
  );
}
