import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import { useEditStage } from './stages.api.ts';
import { CommandDialog, type StageDialogProps } from './command-dialog.tsx';
import { LONGEST_NOTES } from '../records/text-limits.ts';
import classes from './stages.module.css';

/** Changes the notes of a stage; what somebody else saved meanwhile is shown beside them. */
export function EditDialog(props: StageDialogProps) {
  const t = useTexts(texts);
  const { stage_number: stage, stage_name, notes: stored } = props.stage;
  const [basis] = useState(stored);
  const [notes, setNotes] = useState(basis);
  const edit = useEditStage();
  const { id } = props.sow;
  return (
    <CommandDialog
      {...props}
      title={t('workspace.edit_dialog.title', { stage })}
      confirm={t('workspace.actions.save')}
      send={(version) => edit.mutateAsync({ id, stage, notes, version })}
      failure={t('workspace.failures.edit')}
      done={t('workspace.done.edited', { stage })}
    >
      <p>{stage_name}</p>
      <Textarea
        label={t('workspace.stage.details')}
        value={notes}
        onChange={({ currentTarget: { value } }) => setNotes(value)}
        maxLength={LONGEST_NOTES}
        rows={6}
        data-autofocus
      />
      {stored !== basis && stored !== notes && (
        <div className={classes.missing} role="status">
          <strong>{t('workspace.conflict.stored')}</strong>
          <p className={text.typed}>{stored}</p>
          <Button size="xs" variant="default" onClick={() => setNotes(stored)}>
            {t('workspace.conflict.take_stored')}
          </Button>
        </div>
      )}
    </CommandDialog>
  );
}
