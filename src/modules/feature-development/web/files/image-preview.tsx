import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { previewAddress, type Showable } from './files.api.ts';
import { texts } from '../texts.ts';
import classes from './files.module.css';

interface ImagePreviewProps {
  readonly content: Showable;
  readonly onClose: () => void;
}

export function ImagePreview({ content, onClose }: ImagePreviewProps) {
  const t = useTexts(texts);
  const { id, version, name } = content;
  const [broken, setBroken] = useState<Error>();
  // An address works once: every opening requests one, and none is cached.
  const query = useQuery({
    queryKey: ['sow_file', 'preview', id, version],
    queryFn: () => previewAddress({ id, version }),
    staleTime: Infinity,
    gcTime: 0,
    meta: { persist: false },
  });
  const again = () => {
    setBroken(undefined);
    void query.refetch();
  };
  const error = broken ?? query.error;
  return (
    <Dialog opened onClose={onClose} title={name} wide>
      <Loaded
        query={{ data: error === null ? query.data : undefined, error, refetch: again }}
        failedTitle={t('workspace.files.preview_failed')}
        waiting={<Skeleton height={240} />}
      >
        {(address) => (
          <img
            key={address}
            className={classes.image}
            src={address}
            alt={name}
            onError={() => setBroken(new Error(name))}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
