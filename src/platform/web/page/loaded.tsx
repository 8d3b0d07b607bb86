import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState } from '../feedback/error-state.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';

interface LoadedProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** Said when it could not be loaded. */
  readonly failedTitle?: string;
  /** Of what will be there, in pixels, where that is less than a page. */
  readonly height?: number;
  /** Shown while it is on its way, where an outline would not do. */
  readonly waiting?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The answer of a query; until it arrives its shape, and if it does not, why, with a retry. */
export function Loaded<Data>({
  query,
  failedTitle,
  height,
  waiting = height === undefined ? <DetailSkeleton /> : <Skeleton height={height} radius="lg" />,
  children,
}: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return waiting;
  return <ErrorState error={error} title={failedTitle} onRetry={() => void refetch()} />;
}
