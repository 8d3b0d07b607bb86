import { Button, FileButton, type ButtonProps } from '@mantine/core';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useRef } from 'react';
import type { previewChecklistRoute } from '#modules/feature-development/contract/checklists.ts';
import type { Received } from '#platform/contract/route.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { usePreviewChecklist } from './checklists.api.ts';
import { texts } from '../texts.ts';

export type CsvPreview = Received<typeof previewChecklistRoute>;

interface CsvButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  readonly label: string;
  readonly failure: string;
  readonly onRead: (preview: CsvPreview, file: File) => void;
}

/** Takes a CSV file and reads the checklist in it; nothing is stored yet. */
export function CsvButton({ label, failure, onRead, ...look }: CsvButtonProps) {
  const t = useTexts(texts);
  const preview = usePreviewChecklist(failure);
  const reset = useRef<() => void>(null);
  const read = (file: File | null) => {
    // The same file may be chosen again after it was corrected.
    reset.current?.();
    if (file === null) return;
    if (file.name.toLowerCase().endsWith('.csv')) {
      preview.mutate(file, { onSuccess: (content) => onRead(content, file) });
    } else toast.error(t('workspace.checklist.not_csv'));
  };
  return (
    <FileButton accept=".csv,text/csv" onChange={read} resetRef={reset}>
      {(button) => (
        <Button
          {...button}
          {...look}
          variant="default"
          leftSection={<IconFileTypeCsv size={16} stroke={1.7} />}
          loading={preview.isPending}
        >
          {label}
        </Button>
      )}
    </FileButton>
  );
}
