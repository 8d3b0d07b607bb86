import { Button, SegmentedControl } from '@mantine/core';
import { IconChecklist, IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import { Pagination, type Paging } from '#platform/web/table/pagination.tsx';
import { texts } from '../texts.ts';
import { QUEUE_VIEWS } from './verification.search.ts';
import { goOnAt } from './go-on-at.ts';
import classes from './verification.module.css';

type QueueView = (typeof QUEUE_VIEWS)[number];

/** As many quotas as the specification shows at once. */
export const QUEUE_PAGE = 50;

interface QueueProps {
  readonly quotas: readonly Quota[];
  readonly counts: Readonly<Record<QueueView, number>>;
  /** Waiting quotas that this person entered and leaves to others. */
  readonly ownEntries: number;
  readonly view: QueueView;
  readonly paging: Paging;
  readonly isSearched: boolean;
  /** The last quota that fitted the search has just been decided. */
  readonly isWorkedOff: boolean;
  readonly selected: string | undefined;
  /** Narrows the queue. */
  readonly filter: ReactNode;
  readonly onView: (view: QueueView) => void;
  readonly onSelect: (id: string) => void;
  /** Shows the queue without search and filters. */
  readonly onShowAll: () => void;
}

/** The quotas that wait, the longest waiting first. */
export function Queue(props: QueueProps) {
  const { quotas, counts, ownEntries, view, paging, selected } = props;
  const t = useTexts(texts);
  const id = useId();
  const [unfolded, setUnfolded] = useState<boolean>();
  // With nothing to verify, the queue says so instead of a blank page.
  const isUnfolded = unfolded ?? quotas.length === 0;
  return (
    <section className={classes.queue} aria-label={t('verification.queue')}>
      <Button
        className={classes.fold}
        variant="default"
        justify="space-between"
        rightSection={<IconChevronDown size={16} />}
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {`${t('verification.queue')} (${formatNumber(counts[view])})`}
      </Button>
      <div id={id} className={classes.waiting} data-unfolded={isUnfolded || undefined}>
        <SegmentedControl
          fullWidth
          aria-label={t('verification.queue')}
          value={view}
          data={QUEUE_VIEWS.map((value) => ({
            value,
            label: `${t(`verification.views.${value}`)} (${formatNumber(counts[value])})`,
          }))}
          onChange={(value) => props.onView(QUEUE_VIEWS.find((each) => each === value) ?? view)}
        />
        {props.filter}
        {quotas.length === 0 ? (
          <NothingWaits {...props} />
        ) : (
          <ul>
            {quotas.map((quota) => (
              <li key={quota.id}>
                <Entry
                  quota={quota}
                  isSelected={quota.id === selected}
                  onSelect={() => {
                    setUnfolded(undefined);
                    props.onSelect(quota.id);
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        {ownEntries > 0 && (
          <p className={textClasses.hint}>
            {t('verification.own_entries', { count: formatNumber(ownEntries) })}
          </p>
        )}
        {paging.total > QUEUE_PAGE && <Pagination {...paging} />}
      </div>
    </section>
  );
}

function NothingWaits({
  isSearched,
  isWorkedOff,
  onShowAll,
}: Pick<QueueProps, 'isSearched' | 'isWorkedOff' | 'onShowAll'>) {
  const t = useTexts(texts);
  const common = usePlatformTexts();
  if (!isSearched)
    return (
      <EmptyState
        icon={IconChecklist}
        title={t('verification.empty')}
        hint={t('verification.empty_hint')}
      />
    );
  return (
    <EmptyState
      icon={IconChecklist}
      title={isWorkedOff ? t('verification.worked_off') : common('records.no_results')}
      hint={isWorkedOff ? undefined : common('records.no_results_hint')}
      action={
        <Button variant="default" onClick={onShowAll}>
          {t('verification.show_all')}
        </Button>
      }
    />
  );
}

interface EntryProps {
  readonly quota: Quota;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function Entry({ quota, isSelected, onSelect }: EntryProps) {
  const t = useTexts(texts);
  const button = useRef<HTMLButtonElement>(null);
  const { name, quota_code, submitted_at, claimed_by_name } = quota;
  // Keys go on from here: to the next quota once the one before it has left the queue.
  useEffect(() => {
    if (isSelected) goOnAt(button.current);
  }, [isSelected]);
  return (
    <button
      ref={button}
      type="button"
      className={classes.entry}
      aria-current={isSelected || undefined}
      onClick={onSelect}
    >
      <strong>{name}</strong>
      <span>{quota_code}</span>
      <span>
        {submitted_at !== null && (
          <>
            {t('verification.waiting')} <TimeAgo at={submitted_at} />
          </>
        )}
        {claimed_by_name !== null &&
          ` · ${t('verification.claimed_by', { name: claimed_by_name })}`}
      </span>
    </button>
  );
}
