import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { CoverDialogProps } from './cover-dialog.tsx';
import type { DocumentViewerProps } from './document-viewer.tsx';
import { pictureTexts } from './picture-texts.ts';

const Covers = lazy(async () => {
  const [file] = await Promise.all([import('./cover-dialog.tsx'), pictureTexts.load()]);
  return { default: file.CoverDialogWindow };
});

const Viewer = lazy(async () => {
  const [file] = await Promise.all([import('./document-viewer.tsx'), pictureTexts.load()]);
  return { default: file.DocumentViewerFrame };
});

/** Covers parts of a picture before it leaves this computer. */
export function CoverDialog(props: CoverDialogProps) {
  return (
    <Suspense>
      <Covers {...props} />
    </Suspense>
  );
}

/** A picture or PDF beside what it proves, to be enlarged and turned. */
export function DocumentViewer(props: DocumentViewerProps) {
  return (
    <Suspense fallback={<Skeleton height={320} radius="lg" />}>
      <Viewer {...props} />
    </Suspense>
  );
}
