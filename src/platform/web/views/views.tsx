import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import type { ViewedList } from './use-views.ts';
import { viewTexts } from './view-texts.ts';

const ViewsMenu = lazy(async () => {
  const [file] = await Promise.all([import('./views-menu.tsx'), viewTexts.load()]);
  return { default: file.ViewsMenu };
});

const ViewNotice = lazy(async () => {
  const [file] = await Promise.all([import('./view-notice.tsx'), viewTexts.load()]);
  return { default: file.ViewNotice };
});

/** Chooses, saves and shares views of a list. */
export function ViewsButton(list: ViewedList) {
  const t = usePlatformTexts();
  const waiting = (
    <Button variant="default" disabled>
      {t('table.views')}
    </Button>
  );
  return (
    <Suspense fallback={waiting}>
      <ViewsMenu {...list} />
    </Suspense>
  );
}

/** Says what of the view cannot be shown. */
export function ViewProblems(list: ViewedList) {
  return (
    list.place.id !== undefined && (
      <Suspense>
        <ViewNotice {...list} />
      </Suspense>
    )
  );
}
