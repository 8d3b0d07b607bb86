import { Button } from '@mantine/core';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { DropArea } from './drop-area.tsx';
import { UploadList } from './upload-list.tsx';
import { byUrgency, countUnsettled } from './upload-queue.ts';
import { useUploadQueue } from './use-uploads.ts';
import type { Uploads } from './uploads.ts';
import classes from './files.module.css';

/** Where files are given to the agent, and how far each of them is. */
export function UploadArea({ uploads }: { readonly uploads: Uploads }) {
  const t = useTexts(texts);
  const queue = useUploadQueue(uploads);
  const done = queue.filter(({ status }) => status === 'success').length;
  const unsettled = countUnsettled(queue);
  return (
    <div>
      <DropArea onFiles={uploads.add} />
      {queue.length > 0 && (
        <section className={classes.queue} aria-label={t('files.queue_title')}>
          <header className={classes.queueHead}>
            <span role="status">
              {t('files.queue_summary', {
                done: formatNumber(done),
                total: formatNumber(queue.length),
              })}
              {unsettled > 0 && (
                <strong className={classes.unsettled}>
                  {t('files.queue_unsettled', { count: unsettled })}
                </strong>
              )}
            </span>
            <Button
              variant="subtle"
              size="compact-sm"
              disabled={done === 0}
              onClick={uploads.clearCompleted}
            >
              {t('files.clear_completed')}
            </Button>
          </header>
          <UploadList items={byUrgency(queue)} uploads={uploads} />
        </section>
      )}
    </div>
  );
}
