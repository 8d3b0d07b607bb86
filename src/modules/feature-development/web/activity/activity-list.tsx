import { Button, Skeleton } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ActivityEntry } from '#modules/feature-development/contract/activity.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { activityQuery } from '../comments/comments.api.ts';
import { texts } from '../texts.ts';
import classes from '../comments/comments.module.css';

/** Everything that was done to a SOW, the latest first. */
export function Activity({ sowId }: { readonly sowId: string }) {
  const t = useTexts(texts);
  const query = useInfiniteQuery(activityQuery(sowId));
  const entries = query.data?.pages.flatMap(({ data }) => data);
  if (entries === undefined) {
    if (query.error === null) return <Skeleton height={200} />;
    return (
      <ErrorState
        error={query.error}
        title={t('workspace.activity.load_failed')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (entries.length === 0) {
    return <EmptyState icon={IconHistory} title={t('workspace.activity.empty')} />;
  }
  return (
    <div className={classes.talk}>
      <ol className={classes.lines} aria-label={t('workspace.panel.activity')}>
        {entries.map((entry) => (
          <ActivityLine key={entry.sequence} entry={entry} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          variant="subtle"
          size="xs"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('workspace.activity.earlier')}
        </Button>
      )}
    </div>
  );
}

function ActivityLine({ entry }: { readonly entry: ActivityEntry }) {
  const t = useTexts(texts);
  const { count, stage_number: stage, reason, subjects } = entry;
  return (
    <li className={classes.act}>
      <span>
        <strong>{entry.who ?? t('workspace.activity.system')}</strong> {entry.what}
        {count > 1 && ` × ${count}`}
        {stage !== null && ` · ${t('workspace.comments.on_stage', { stage })}`}
      </span>
      {subjects.length > 0 && <span className={classes.subjects}>{subjects.join(', ')}</span>}
      {reason !== null && <span className={classes.subjects}>{reason}</span>}
      <span className={classes.dimmed}>
        <TimeAgo at={entry.at} />
      </span>
    </li>
  );
}
