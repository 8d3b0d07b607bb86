import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

interface WhenLoadedProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** Of what will be there, in pixels. */
  readonly height: number;
  /** What failed, as in `Failed to load agents`. */
  readonly failedTitle?: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a query answers; until it does its outline, or why it failed. */
export function WhenLoaded<Data>({ query, height, failedTitle, children }: WhenLoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  return error === null ? (
    <Skeleton height={height} radius="lg" />
  ) : (
    <ErrorState error={error} title={failedTitle} onRetry={() => void refetch()} />
  );
}
