import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../feedback/dialog.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { Loaded } from '../page/loaded.tsx';
import { attachmentTexts } from './attachment-texts.ts';
import classes from './attachments.module.css';

interface ImagePreviewProps {
  readonly content: { readonly id: string; readonly version?: number; readonly name: string };
  readonly addressOf: () => Promise<string>;
  readonly onClose: () => void;
}

/** An image over the page. */
export function ImagePreview({ content, addressOf, onClose }: ImagePreviewProps) {
  const t = useTexts(attachmentTexts);
  const { id, version, name } = content;
  const [broken, setBroken] = useState<Error>();
  // An address works once: every opening requests one, and none is cached.
  const query = useQuery({
    queryKey: ['file', 'preview', id, version],
    queryFn: addressOf,
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
        failedTitle={t('attachments.preview_failed')}
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
