import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { useRollBackStage } from './stages.api.ts';
import { CommandDialog, type StageDialogProps } from './command-dialog.tsx';
import { LONGEST_REASON } from '../records/text-limits.ts';

/** Sends a stage back, and all later ones with it; the reason stays with the stage. */
export function RollbackDialog(props: StageDialogProps) {
  const t = useTexts(texts);
  const [reason, setReason] = useState('');
  const rollBack = useRollBackStage();
  const { id, current_stage: last } = props.sow;
  const stage = props.stage.stage_number;
  return (
    <CommandDialog
      {...props}
      title={t('workspace.rollback_dialog.title', { stage })}
      confirm={t('flow.board.rollback.confirm')}
      danger
      disabled={reason.trim() === ''}
      send={(version) => rollBack.mutateAsync({ id, target_stage: stage, reason, version })}
      failure={t('workspace.failures.rollback')}
      done={t('workspace.done.rolled_back', { stage })}
    >
      <p>
        {last > stage
          ? t('workspace.rollback_dialog.effect_later', { stage, last })
          : t('workspace.rollback_dialog.effect', { stage })}
      </p>
      <Textarea
        label={t('fields.rollback_reason')}
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
