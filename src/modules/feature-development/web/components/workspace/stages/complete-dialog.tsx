import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../../../texts.ts';
import { useCompleteStage } from '../../../workspace.api.ts';
import { CommandDialog } from './command-dialog.tsx';
import { LONGEST_NOTES } from './limits.ts';
import type { StageDialogProps } from './stage-dialogs.tsx';
import { MissingThings } from './missing-things.tsx';
import { useCommand } from './use-command.ts';

/** Completes the stage that is being worked on, with a word on what was done. */
export function CompleteDialog({ sow, stage, seen, onClose }: StageDialogProps) {
  const t = useTexts(texts);
  const [notes, setNotes] = useState(stage.notes);
  const [reason, setReason] = useState('');
  const complete = useCompleteStage(sow.id);
  const number = stage.stage_number;
  const command = useCommand({
    sowId: sow.id,
    seen,
    send: (version) =>
      complete.mutateAsync({ stage_number: number, notes, override_reason: reason, version }),
    failure: t('workspace.failures.complete'),
    onDone: () => {
      onClose();
      toast.success(t('workspace.done.completed', { stage: number }));
    },
  });
  return (
    <CommandDialog
      title={t('workspace.complete_dialog.title', { stage: number })}
      confirm={t('workspace.complete_dialog.confirm')}
      command={command}
      onSubmit={command.run}
      onClose={onClose}
    >
      <p>{stage.stage_name}</p>
      <MissingThings missing={sow.missing} reason={reason} onReason={setReason} />
      <Textarea
        label={t('workspace.complete_dialog.notes')}
        value={notes}
        onChange={({ currentTarget: { value } }) => setNotes(value)}
        maxLength={LONGEST_NOTES}
        rows={4}
        data-autofocus
      />
    </CommandDialog>
  );
}
