import { Button, FileButton } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import * as contract from '#modules/farmer-quotas/contract/documents.ts';
import type { QuotaDocumentType } from '#modules/farmer-quotas/contract/quota-choices.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { CoverDialog } from '#platform/web/pictures/lazy-pictures.tsx';
import { texts } from '../texts.ts';

interface ChooseDocumentProps {
  readonly type: QuotaDocumentType;
  readonly label: string;
  readonly busy?: boolean;
  readonly onChoose: (file: File) => void;
}

/** Chooses a copy; parts of a picture can be covered before it leaves this computer. */
export function ChooseDocument({ type, label, busy, onChoose }: ChooseDocumentProps) {
  const t = useTexts(texts);
  const [picture, setPicture] = useState<File>();
  const reset = useRef<() => void>(null);
  const take = (file: File | null) => {
    // The same file may be chosen again.
    reset.current?.();
    if (file === null) return;
    if (file.type.startsWith('image/')) setPicture(file);
    else if (file.size > contract.documentLimits.bytes)
      toast.error(t('documents.too_large', { size: contract.documentLimits.megabytes }));
    else onChoose(file);
  };
  return (
    <>
      <FileButton accept="image/*,application/pdf" resetRef={reset} onChange={take}>
        {(button) => (
          <Button
            {...button}
            size="compact-sm"
            variant="default"
            loading={busy}
            leftSection={<IconPaperclip size={16} stroke={1.7} />}
            aria-label={`${label}: ${t(`document_types.${type}`)}`}
          >
            {label}
          </Button>
        )}
      </FileButton>
      {picture !== undefined && (
        <CoverDialog
          file={picture}
          hint={t(type === 'id_card_copy' ? 'documents.cover_hint' : 'documents.cover_any_hint')}
          onUse={(file) => {
            setPicture(undefined);
            onChoose(file);
          }}
          onClose={() => setPicture(undefined)}
        />
      )}
    </>
  );
}
