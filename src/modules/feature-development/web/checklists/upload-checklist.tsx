import { useState } from 'react';
import type { ChecklistTable } from '#modules/feature-development/contract/checklist-tables.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { StageAddress } from './checklists.api.ts';
import { texts } from '../texts.ts';
import { ChecklistPreview } from './checklist-preview.tsx';
import { CsvButton, type CsvPreview } from './csv-button.tsx';

interface UploadChecklistProps {
  readonly address: StageAddress;
  /** What is there already, which it can be put beside, or in place of. */
  readonly tables: readonly ChecklistTable[];
}

export function UploadChecklist({ address, tables }: UploadChecklistProps) {
  const t = useTexts(texts);
  const [read, setRead] = useState<{ preview: CsvPreview; file: File }>();
  return (
    <>
      <CsvButton
        size="compact-sm"
        label={t('workspace.checklist.upload')}
        failure={t('workspace.checklist.upload_failed')}
        onRead={(preview, file) => setRead({ preview, file })}
      />
      {read !== undefined && (
        <ChecklistPreview
          {...read}
          address={address}
          tables={tables}
          onClose={() => setRead(undefined)}
        />
      )}
    </>
  );
}
