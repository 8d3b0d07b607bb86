import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { attachmentTexts } from './attachment-texts.ts';
import type { AttachmentsProps } from './attachments-panel.tsx';

const Files = lazy(async () => {
  const [file] = await Promise.all([import('./attachments-panel.tsx'), attachmentTexts.load()]);
  return { default: file.AttachmentsPanel };
});

/** The panel of a record's files: to attach, look at, download and delete them. */
export function Attachments(props: AttachmentsProps) {
  return (
    <Suspense fallback={<Skeleton height={160} radius="lg" />}>
      <Files {...props} />
    </Suspense>
  );
}
