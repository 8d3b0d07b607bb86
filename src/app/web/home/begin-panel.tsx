import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '#platform/web/feedback/error-boundary.tsx';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';

const FirstSteps = lazy(async () => ({ default: (await import('./first-steps.tsx')).FirstSteps }));

/** What somebody can begin with. */
export function BeginPanel() {
  const t = usePlatformTexts();
  return (
    <Panel title={t('home.begin')}>
      <ErrorBoundary>
        <Suspense fallback={<Skeleton height={120} radius="md" />}>
          <FirstSteps />
        </Suspense>
      </ErrorBoundary>
    </Panel>
  );
}
