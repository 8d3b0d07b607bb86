import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { namePart, type NamedColumn } from './name-part.ts';
import { viewTexts } from './view-texts.ts';
import type { OpenViews } from './use-views.ts';

const ViewsMenu = lazy(async () => {
  const [file] = await Promise.all([import('./views-menu.tsx'), viewTexts.load()]);
  return { default: file.ViewsMenu };
});

const ViewNotice = lazy(async () => {
  const [file] = await Promise.all([import('./view-notice.tsx'), viewTexts.load()]);
  return { default: file.ViewNotice };
});

/** Chooses, saves and shares views of a list. */
export function ViewsButton({ views }: { readonly views: OpenViews }) {
  const t = usePlatformTexts();
  const waiting = (
    <Button
      variant="default"
      disabled
      leftSection={<IconBookmark size={16} stroke={1.7} aria-hidden />}
    >
      {views.active?.name ?? t('table.views')}
    </Button>
  );
  return (
    <Suspense fallback={waiting}>
      <ViewsMenu views={views} />
    </Suspense>
  );
}

interface ViewProblemsProps {
  readonly views: OpenViews;
  readonly columns: readonly NamedColumn[];
}

/** Says what of the view cannot be shown. */
export function ViewProblems({ views, columns }: ViewProblemsProps) {
  const { all, active, place, leftOut } = views;
  const isGone = place.id !== undefined && all !== undefined && active === undefined;
  if (!isGone && leftOut.length === 0) return null;
  return (
    <Suspense>
      <ViewNotice name={active?.name} parts={leftOut.map((part) => namePart(part, columns))} />
    </Suspense>
  );
}
