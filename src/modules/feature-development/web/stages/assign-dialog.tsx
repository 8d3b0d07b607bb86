import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { failureText } from '../failure-text.ts';
import { texts } from '../texts.ts';
import { optionOf, useEmployees } from '../records/employees.api.ts';
import { useAssignStage } from './stages.api.ts';
import { CommandDialog, type StageDialogProps } from './command-dialog.tsx';

export function AssignDialog(props: StageDialogProps) {
  const t = useTexts(texts);
  const { stage_number: stage, stage_name, is_started, assignees, assignee_ids } = props.stage;
  const { id, assignee_id, assignee } = props.sow;
  const { data: employees = [], error } = useEmployees();
  const assign = useAssignStage();
  // A stage that nobody works on yet is usually for who has the SOW.
  const isProposed = assignee_ids.length === 0 && assignee_id !== null;
  // The present assignees stay in the field, also where they are not under this person.
  const present = isProposed
    ? [{ value: assignee_id, label: assignee ?? '' }]
    : assignee_ids.map((value, place) => ({ value, label: assignees[place] ?? '' }));
  const [edited, setEdited] = useState<number[]>();
  const chosen = edited ?? present.map(({ value }) => value);
  const choices = new Map(
    [...present, ...employees.map(optionOf)].map((option) => [option.value, option]),
  );
  const failure = failureText(t('workspace.assign_dialog.employees_failed'), error);
  const problem = edited?.length === 0 ? t('workspace.assign_dialog.required') : undefined;
  return (
    <CommandDialog
      {...props}
      title={t('workspace.assign_dialog.title', { stage })}
      confirm={t('workspace.assign_dialog.confirm')}
      disabled={chosen.length === 0}
      send={(version) => assign.mutateAsync({ id, stage, assignee_ids: chosen, version })}
      failure={t('workspace.failures.assign')}
      done={t('workspace.done.assigned', { stage })}
    >
      <p>
        {stage_name}
        {!is_started && ` · ${t('workspace.assign_dialog.starts')}`}
      </p>
      <MultiSelect<number>
        label={t('fields.assignees')}
        description={t('workspace.assign_dialog.hint')}
        data={[...choices.values()]}
        value={chosen}
        onChange={setEdited}
        error={failure ?? problem}
        nothingFoundMessage={t('workspace.assign_dialog.nobody')}
        searchable
        hidePickedOptions
        withAsterisk
        data-autofocus
      />
    </CommandDialog>
  );
}
