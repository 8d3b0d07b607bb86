import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import { RecordInShort } from './record-in-short.tsx';
import { UrlTabs, type UrlTab } from './url-tabs.tsx';
import { useTabsOfOthers } from './use-tabs-of-others.ts';

interface RecordTabsProps {
  readonly entity: string;
  readonly id: string;
  readonly label: string;
  /** Those of the module that has the record. */
  readonly tabs: readonly UrlTab<string>[];
  /** Comes from the address, read by `tabOf`; the first tab where no tab has that name. */
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** The tabs of a record, with those that other modules have about it before the last one, its history. */
export function RecordTabs({ entity, id, label, tabs, value, onChange }: RecordTabsProps) {
  const tabsOfOthers = useTabsOfOthers(entity);
  const others = tabsOfOthers.map(({ Content, InShort: _short, ...tab }) => ({
    ...tab,
    content: () => (
      <ErrorBoundary>
        <Suspense fallback={<Skeleton height={240} radius="lg" />}>
          <Content id={id} />
        </Suspense>
      </ErrorBoundary>
    ),
  }));
  const all = [...tabs.slice(0, -1), ...others, ...tabs.slice(-1)];
  const open = all.find(({ name }) => name === value) ?? all[0];
  return (
    <>
      <RecordInShort id={id} tabs={tabsOfOthers} />
      <UrlTabs label={label} tabs={all} value={open?.name ?? value} onChange={onChange} />
    </>
  );
}
