import { Suspense, lazy, type ComponentType } from 'react';
import { ErrorBoundary } from '#platform/web/feedback/error-boundary.tsx';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import type { HomePart } from '#platform/web/module.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { may, useViewer } from '#platform/web/shell/viewer.ts';
import { modules } from './modules.ts';

interface Part {
  readonly key: string;
  readonly permission: HomePart['permission'];
  readonly Component: ComponentType;
}

const parts: readonly Part[] = modules.flatMap((module) =>
  (module.home ?? []).map(({ component, permission }, index) => ({
    key: `${module.name}-${index}`,
    permission,
    Component: lazy(async () => ({ default: await component() })),
  })),
);

/** What matters today: a section of each module. */
export function Home() {
  const t = usePlatformTexts();
  const viewer = useViewer();
  return (
    <ListPage title={t('shell.home')}>
      {parts
        .filter(({ permission }) => may(viewer, permission))
        .map(({ key, Component }) => (
          <ErrorBoundary key={key}>
            <Suspense>
              <Component />
            </Suspense>
          </ErrorBoundary>
        ))}
    </ListPage>
  );
}
