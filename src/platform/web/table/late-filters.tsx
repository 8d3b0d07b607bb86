import { Select, Skeleton } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';

interface LateFiltersProps {
  /** How many there will be. */
  readonly count?: number;
  readonly children: ReactNode;
}

/** Filters whose code comes a moment later: until then their places are kept, so that no filter moves. */
export function LateFilters({ count = 1, children }: LateFiltersProps) {
  const t = usePlatformTexts();
  return (
    <Suspense
      fallback={Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} width="auto">
          <Select aria-label={t('feedback.loading')} data={[]} disabled />
        </Skeleton>
      ))}
    >
      {children}
    </Suspense>
  );
}
