import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { useEditStage } from './stages.api.ts';
import { CommandDialog } from './command-dialog.tsx';
import { LONGEST_NOTES } from '../records/text-limits.ts';
import type { StageDialogProps } from './stage-dialog-props.ts';
import { useCommand } from './use-stage-command.ts';
import classes from './stages.module.css';

/** Changes what is written about a stage; what somebody else wrote meanwhile is shown beside it. */
export function EditDialog({ sow, stage, seen, onClose }: StageDialogProps) {
  const t = useTexts(texts);
  const [basis] = useState(stage.notes);
  const [notes, setNotes] = useState(basis);
  const edit = useEditStage(sow.id);
  const number = stage.stage_number;
  const command = useCommand({
    sowId: sow.id,
    seen,
    send: (version) => edit.mutateAsync({ stage: number, notes, version }),
    failure: t('workspace.failures.edit'),
    onDone: () => {
      onClose();
      toast.success(t('workspace.done.edited', { stage: number }));
    },
  });
  const changedMeanwhile = stage.notes !== basis && stage.notes !== notes;
  return (
    <CommandDialog
      title={t('workspace.edit_dialog.title', { stage: number })}
      confirm={t('workspace.actions.save')}
      command={command}
      onSubmit={command.run}
      onClose={onClose}
    >
      <p>{stage.stage_name}</p>
      <Textarea
        label={t('workspace.stage.details')}
        value={notes}
        onChange={({ currentTarget: { value } }) => setNotes(value)}
        maxLength={LONGEST_NOTES}
        rows={6}
        data-autofocus
      />
      {changedMeanwhile && (
        <div className={classes.missing} role="status">
          <strong>{t('workspace.conflict.stored')}</strong>
          <p className={classes.notes}>{stage.notes}</p>
          <Button size="xs" variant="default" onClick={() => setNotes(stage.notes)}>
            {t('workspace.conflict.take_stored')}
          </Button>
        </div>
      )}
    </CommandDialog>
  );
}
