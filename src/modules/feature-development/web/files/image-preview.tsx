import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { previewAddress, type Showable } from './files.api.ts';
import { texts } from '../texts.ts';
import classes from './files.module.css';

interface ImagePreviewProps {
  readonly content: Showable;
  readonly onClose: () => void;
}

/** An image in a window over the page. */
export function ImagePreview({ content, onClose }: ImagePreviewProps) {
  const t = useTexts(texts);
  const { id, version, name } = content;
  const [broken, setBroken] = useState<Error>();
  // An address works once: it is asked for with each look, and never kept.
  const query = useQuery({
    queryKey: ['sow_file', 'preview', id, version],
    queryFn: () => previewAddress({ id, version }),
    staleTime: Infinity,
    gcTime: 0,
    meta: { persist: false },
  });
  const problem = broken ?? query.error;
  const again = () => {
    setBroken(undefined);
    void query.refetch();
  };
  return (
    <Dialog opened onClose={onClose} title={name} wide>
      {problem !== null && (
        <ErrorState error={problem} title={t('workspace.files.preview_failed')} onRetry={again} />
      )}
      {problem === null && query.data === undefined && <Skeleton height={240} />}
      {problem === null && query.data !== undefined && (
        <img
          key={query.data}
          className={classes.image}
          src={query.data}
          alt={name}
          onError={() => setBroken(new Error(name))}
        />
      )}
    </Dialog>
  );
}
