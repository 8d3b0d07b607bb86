import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailSkeleton } from '#platform/web/page/detail-skeleton.tsx';
import { Pagination } from '#platform/web/table/pagination.tsx';
import { historyQuery, type EntryReference } from './entries.api.ts';
import { texts } from '../texts.ts';
import { ChangeCard } from './change-card.tsx';
import classes from './history.module.css';

const PAGE_SIZE = 25;

interface VersionsProps {
  readonly entry: EntryReference;
  readonly breakingOnly: boolean;
}

/** Versions, the newest first. */
export function Versions({ entry, breakingOnly }: VersionsProps) {
  const t = useTexts(texts);
  const [page, setPage] = useState(1);
  const query = useQuery(
    historyQuery(entry, {
      page,
      page_size: PAGE_SIZE,
      breaking: breakingOnly ? 'true' : undefined,
    }),
  );
  if (query.data === undefined) {
    if (query.error === null) return <DetailSkeleton />;
    return (
      <ErrorState
        error={query.error}
        title={t('history.failed')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { data: changes, total } = query.data;
  if (changes.length === 0) {
    return (
      <EmptyState
        icon={IconHistory}
        title={t(breakingOnly ? 'history.none_breaking' : 'history.empty')}
        hint={t('history.empty_hint')}
      />
    );
  }
  return (
    <>
      <ol className={classes.changes}>
        {changes.map((change) => (
          <ChangeCard key={change.id} change={change} told={change} />
        ))}
      </ol>
      {total > PAGE_SIZE && (
        <Pagination page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
      )}
    </>
  );
}
