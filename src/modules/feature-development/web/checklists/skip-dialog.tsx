import { Button, Textarea } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import type { ChecklistRow } from '#modules/feature-development/contract/checklists.ts';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMarkRow, type StageAddress } from './checklists.api.ts';
import { texts } from '../texts.ts';
import stageClasses from '../stages/stages.module.css';
import { LONGEST_REASON } from '../records/text-limits.ts';

interface SkipDialogProps {
  readonly address: StageAddress;
  readonly row: ChecklistRow;
  readonly onClose: () => void;
}

/** Leaves a row out, and says why. */
export function SkipDialog({ address, row, onClose }: SkipDialogProps) {
  const t = useTexts(texts);
  const [reason, setReason] = useState('');
  const mark = useMarkRow(address);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return;
    mark.mutate({ item_id: row.id, state: 'skipped', skip_reason: reason }, { onSuccess: onClose });
  };
  return (
    <Dialog opened onClose={onClose} title={t('workspace.checklist.skip_title')}>
      <form className={stageClasses.dialog} noValidate onSubmit={submit}>
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
        <div className={stageClasses.dialogButtons}>
          <Button variant="default" onClick={onClose}>
            {t('workspace.actions.cancel')}
          </Button>
          <Button type="submit" disabled={reason.trim() === ''} loading={mark.isPending}>
            {t('workspace.checklist.skip_confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
