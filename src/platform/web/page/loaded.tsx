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
  /** Shown while it is on its way, where that looks unlike a page. */
  readonly waiting?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The answer of a query; until it arrives its shape, and if it does not, why, with a retry. */
export function Loaded<Data>({
  query,
  failedTitle,
  waiting = <DetailSkeleton />,
  children,
}: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return waiting;
  return <ErrorState error={error} title={failedTitle} onRetry={() => void refetch()} />;
}
