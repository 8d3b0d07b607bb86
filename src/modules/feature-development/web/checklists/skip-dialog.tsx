import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { ChecklistRow } from '#modules/feature-development/contract/checklist-tables.ts';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMarkRow, type StageAddress } from './checklists.api.ts';
import { texts } from '../texts.ts';
import { LONGEST_REASON } from '../records/text-limits.ts';

interface SkipDialogProps {
  readonly address: StageAddress;
  readonly row: ChecklistRow;
  readonly onClose: () => void;
}

export function SkipDialog({ address, row, onClose }: SkipDialogProps) {
  const t = useTexts(texts);
  const [reason, setReason] = useState('');
  const mark = useMarkRow(onClose);
  const skip = () =>
    mark.mutate({ ...address, item_id: row.id, state: 'skipped', skip_reason: reason });
  return (
    <FormDialog
      title={t('workspace.checklist.skip_title')}
      confirmLabel={t('workspace.checklist.skip_confirm')}
      disabled={reason.trim() === ''}
      busy={mark.isPending}
      onSubmit={skip}
      onClose={onClose}
    >
      <p>{row.cells.filter((cell) => cell !== '').join(' · ')}</p>
      <Textarea
        label={t('workspace.checklist.skip_reason')}
        value={reason}
        error={mark.error === null ? undefined : failureOf(mark.error).message}
        onChange={({ currentTarget: { value } }) => setReason(value)}
        maxLength={LONGEST_REASON}
        rows={3}
        withAsterisk
        data-autofocus
      />
    </FormDialog>
  );
}
