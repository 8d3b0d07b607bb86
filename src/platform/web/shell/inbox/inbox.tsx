import { Button } from '@mantine/core';
import { IconBellOff, IconChecks } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { ErrorState } from '../../feedback/error-state.tsx';
import { usePlatformTexts } from '../../i18n/use-platform-texts.ts';
import { DetailSkeleton } from '../../page/detail-skeleton.tsx';
import { inboxQuery, useMarkAll } from './inbox.api.ts';
import { InboxLine } from './inbox-line.tsx';
import classes from './inbox.module.css';

/** The person's notices, the newest first. */
export function Inbox({ onClose }: { readonly onClose: () => void }) {
  const t = usePlatformTexts();
  const query = useInfiniteQuery(inboxQuery());
  const markAll = useMarkAll();
  const items = query.data?.pages.flatMap((page) => page.data) ?? [];
  const [newest] = items;

  const seeAll = (
    <Button variant="subtle" size="compact-sm" component={Link} to="/inbox" onClick={onClose}>
      {t('inbox.see_all')}
    </Button>
  );
  if (query.isPending) return <DetailSkeleton />;
  if (query.isError && newest === undefined) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (newest === undefined) {
    return (
      <EmptyState
        icon={IconBellOff}
        title={t('inbox.empty_title')}
        hint={t('inbox.empty_hint')}
        action={seeAll}
      />
    );
  }
  return (
    <>
      <div className={classes.head}>
        {seeAll}
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconChecks size={16} />}
          disabled={items.every(({ read }) => read) && !query.hasNextPage}
          loading={markAll.isPending}
          onClick={() => markAll.mutate({ up_to: newest.id })}
        >
          {t('inbox.mark_all')}
        </Button>
      </div>
      <ul className={classes.list} aria-label={t('inbox.title')}>
        {items.map((item) => (
          <InboxLine key={item.id} item={item} onOpened={onClose} />
        ))}
      </ul>
      <div className={classes.foot}>
        {query.hasNextPage ? (
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('inbox.more')}
          </Button>
        ) : (
          t('inbox.kept')
        )}
      </div>
    </>
  );
}
