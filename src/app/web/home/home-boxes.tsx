import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '#platform/web/feedback/error-boundary.tsx';
import { may, useViewer } from '#platform/web/shell/viewer.ts';
import { modules } from '../modules.ts';

const boxes = modules.flatMap(({ name, homeBox }) =>
  homeBox === undefined
    ? []
    : [
        {
          name,
          permission: homeBox.permission,
          Component: lazy(async () => ({ default: await homeBox.component() })),
        },
      ],
);

/** Of the height of the box that is on its way, so that nothing jumps. */
const BOX_HEIGHT = 226;

export function HomeBoxes() {
  const viewer = useViewer();
  return boxes
    .filter(({ permission }) => may(viewer, permission))
    .map(({ name, Component }) => (
      <ErrorBoundary key={name}>
        <Suspense fallback={<Skeleton height={BOX_HEIGHT} radius="lg" />}>
          <Component />
        </Suspense>
      </ErrorBoundary>
    ));
}
