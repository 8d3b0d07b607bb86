import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { useCompleteStage } from './stages.api.ts';
import { CommandDialog } from './command-dialog.tsx';
import { LONGEST_NOTES, LONGEST_REASON } from '../records/text-limits.ts';
import { MissingThings } from './missing-things.tsx';
import type { StageDialogProps } from './stage-dialog-props.ts';
import { useCommand } from './use-stage-command.ts';

/**
 * Completes the stage that is being worked on, with a word on what was done. What is missing is said
 * before; an administrator may go past it with a reason.
 */
export function CompleteDialog({ sow, stage, seen, onClose }: StageDialogProps) {
  const t = useTexts(texts);
  const mayOverride = useMay('feature-development:configure');
  const [notes, setNotes] = useState(stage.notes);
  const [reason, setReason] = useState('');
  const complete = useCompleteStage(sow.id);
  const number = stage.stage_number;
  const { missing } = sow;
  const lacks = missing.length > 0;
  const command = useCommand({
    sowId: sow.id,
    seen,
    send: (version) =>
      complete.mutateAsync({
        stage_number: number,
        notes,
        override_reason: lacks ? reason.trim() : '',
        version,
      }),
    failure: t('workspace.failures.complete'),
    onDone: () => {
      onClose();
      toast.success(t('workspace.done.completed', { stage: number }));
    },
  });
  return (
    <CommandDialog
      title={t('workspace.complete_dialog.title', { stage: number })}
      confirm={t(
        lacks && mayOverride
          ? 'workspace.complete_dialog.confirm_override'
          : 'workspace.complete_dialog.confirm',
      )}
      disabled={lacks && (!mayOverride || reason.trim() === '')}
      command={command}
      onSubmit={command.run}
      onClose={onClose}
    >
      <p>{`${sow.name} · ${stage.stage_name}`}</p>
      <MissingThings missing={missing} />
      <Textarea
        label={t('workspace.complete_dialog.notes')}
        value={notes}
        onChange={({ currentTarget: { value } }) => setNotes(value)}
        maxLength={LONGEST_NOTES}
        rows={4}
        data-autofocus
      />
      {lacks && mayOverride && (
        <Textarea
          label={t('missing.reason')}
          description={t('workspace.complete_dialog.override')}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
          maxLength={LONGEST_REASON}
          rows={2}
          withAsterisk
        />
      )}
      {lacks && !mayOverride && <p>{t('workspace.complete_dialog.blocked')}</p>}
    </CommandDialog>
  );
}
