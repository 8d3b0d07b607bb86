import { Button } from '@mantine/core';
import { IconBellOff, IconChecks } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { InboxBox } from '#platform/contract/inbox-boxes.ts';
import { EarlierButton } from '#platform/web/feedback/earlier-button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailSkeleton } from '#platform/web/page/detail-skeleton.tsx';
import { useLive } from '#platform/web/query/live.ts';
import { InboxLine } from '#platform/web/shell/inbox/inbox-line.tsx';
import { inboxQuery, useMarkAll, useMarkItem } from '#platform/web/shell/inbox/inbox.api.ts';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { texts } from '../texts.ts';
import { InboxActs } from './inbox-acts.tsx';
import { TopicFilter } from './topic-filter.tsx';
import classes from './inbox.module.css';

const POLLED_EVERY_MS = 60_000;

interface InboxListProps {
  readonly box: InboxBox;
  readonly topic: string | undefined;
  readonly onTopic: (topic: string | undefined) => void;
}

/** The notices of one box, the newest first. */
export function InboxList({ box, topic, onTopic }: InboxListProps) {
  const t = useTexts(texts);
  const say = usePlatformTexts();
  const live = useLive();
  const query = useInfiniteQuery({
    ...inboxQuery({ box, topic }),
    refetchInterval: live ? false : POLLED_EVERY_MS,
  });
  const mark = useMarkItem();
  const markAll = useMarkAll();
  const items = query.data?.pages.flatMap((page) => page.data) ?? [];
  const [newest] = items;
  const waits = box === 'all' || box === 'unread';

  const list = () => {
    if (query.isPending) return <DetailSkeleton />;
    if (query.isError && newest === undefined) {
      return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
    }
    if (newest === undefined) {
      return (
        <EmptyState
          icon={IconBellOff}
          title={topic === undefined ? t(`inbox.empty.${box}`) : t('inbox.empty_topic')}
          hint={topic === undefined ? t(`inbox.empty_hints.${box}`) : undefined}
          action={
            topic !== undefined && (
              <Button variant="default" onClick={() => onTopic(undefined)}>
                {say('table.reset')}
              </Button>
            )
          }
        />
      );
    }
    return (
      <>
        <ul className={classes.list} aria-label={t(`inbox.boxes.${box}`)}>
          {items.map((item) => (
            <InboxLine
              key={item.id}
              item={item}
              note={
                box === 'snoozed' && item.snoozed_until !== null
                  ? t('inbox.returns', { at: formatDateTime(item.snoozed_until) })
                  : undefined
              }
            >
              <InboxActs item={item} box={box} mark={mark.mutate} />
            </InboxLine>
          ))}
        </ul>
        <div className={classes.foot}>
          {query.hasNextPage ? (
            <EarlierButton label={say('inbox.more')} query={query} />
          ) : (
            say('inbox.kept')
          )}
        </div>
      </>
    );
  };
  return (
    <div className={classes.box}>
      <FilterBar
        end={
          waits &&
          newest !== undefined && (
            <Button
              variant="default"
              leftSection={<IconChecks size={16} stroke={1.7} />}
              disabled={items.every(({ read }) => read) && !query.hasNextPage}
              loading={markAll.isPending}
              onClick={() => markAll.mutate({ up_to: newest.id, topic })}
            >
              {say('inbox.mark_all')}
            </Button>
          )
        }
      >
        <TopicFilter value={topic} onChange={onTopic} />
      </FilterBar>
      <section className={classes.card}>{list()}</section>
    </div>
  );
}
