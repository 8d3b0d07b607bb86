import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import type { TabOfOther } from './use-tabs-of-others.ts';
import classes from './page.module.css';

interface RecordInShortProps {
  readonly id: string;
  readonly tabs: readonly TabOfOther[];
}

/** What other modules have about a record, in one line of each, so that nobody has to open all of its tabs. */
export function RecordInShort({ id, tabs }: RecordInShortProps) {
  const parts = tabs.flatMap(({ name, label, InShort }) =>
    InShort === undefined ? [] : [{ name, label, InShort }],
  );
  if (parts.length === 0) return null;
  return (
    <dl className={classes.inShort}>
      {parts.map(({ name, label, InShort }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <ErrorBoundary>
              <Suspense fallback={<Skeleton height={16} width={120} radius="sm" />}>
                <InShort id={id} />
              </Suspense>
            </ErrorBoundary>
          </dd>
        </div>
      ))}
    </dl>
  );
}
