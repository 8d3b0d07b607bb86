import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { useRollBackStage } from './stages.api.ts';
import { CommandDialog } from './command-dialog.tsx';
import { LONGEST_REASON } from '../records/text-limits.ts';
import type { StageDialogProps } from './stage-dialog-props.ts';
import { useCommand } from './use-stage-command.ts';

/** Sends a stage back, and all later ones with it; the reason stays with the stage. */
export function RollbackDialog({ sow, stage, seen, onClose }: StageDialogProps) {
  const t = useTexts(texts);
  const [reason, setReason] = useState('');
  const rollBack = useRollBackStage(sow.id);
  const number = stage.stage_number;
  const command = useCommand({
    sowId: sow.id,
    seen,
    send: (version) => rollBack.mutateAsync({ target_stage: number, reason, version }),
    failure: t('workspace.failures.rollback'),
    onDone: () => {
      onClose();
      toast.success(t('workspace.done.rolled_back', { stage: number }));
    },
  });
  return (
    <CommandDialog
      title={t('workspace.rollback_dialog.title', { stage: number })}
      confirm={t('workspace.rollback_dialog.confirm')}
      danger
      disabled={reason.trim() === ''}
      command={command}
      onSubmit={command.run}
      onClose={onClose}
    >
      <p>
        {sow.current_stage > number
          ? t('workspace.rollback_dialog.effect_later', { stage: number, last: sow.current_stage })
          : t('workspace.rollback_dialog.effect', { stage: number })}
      </p>
      <Textarea
        label={t('workspace.rollback_dialog.reason')}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
        maxLength={LONGEST_REASON}
        rows={3}
        withAsterisk
        data-autofocus
      />
    </CommandDialog>
  );
}
