import { Button, FileButton } from '@mantine/core';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ChecklistTable } from '#modules/feature-development/contract/checklists.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { usePreviewChecklist, type StageAddress } from './checklists.api.ts';
import { texts } from '../texts.ts';
import { ChecklistPreview } from './checklist-preview.tsx';

interface UploadChecklistProps {
  readonly address: StageAddress;
  /** What is there already, which it can be put beside, or in place of. */
  readonly tables: readonly ChecklistTable[];
}

/** Takes a checklist from a CSV file, after a look at what it holds. */
export function UploadChecklist({ address, tables }: UploadChecklistProps) {
  const t = useTexts(texts);
  const [file, setFile] = useState<File>();
  const preview = usePreviewChecklist();
  const reset = useRef<() => void>(null);
  const look = (chosen: File | null) => {
    // The same file may be chosen again after it was mended.
    reset.current?.();
    if (chosen === null) return;
    if (!chosen.name.toLowerCase().endsWith('.csv')) {
      toast.error(t('workspace.checklist.not_csv'));
      return;
    }
    preview.mutate(chosen, {
      onSuccess: () => setFile(chosen),
      onError: (error) =>
        toast.error(failureOf(error).message, t('workspace.checklist.upload_failed')),
    });
  };
  return (
    <>
      <FileButton accept=".csv,text/csv" onChange={look} resetRef={reset}>
        {(button) => (
          <Button
            {...button}
            size="compact-sm"
            variant="default"
            leftSection={<IconFileTypeCsv size={16} stroke={1.7} />}
            loading={preview.isPending}
          >
            {t('workspace.checklist.upload')}
          </Button>
        )}
      </FileButton>
      {file !== undefined && preview.data !== undefined && (
        <ChecklistPreview
          address={address}
          file={file}
          preview={preview.data}
          tables={tables}
          onClose={() => setFile(undefined)}
        />
      )}
    </>
  );
}
