import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '#platform/web/feedback/toasts.ts';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useViewer } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { employeesQuery } from '../records/employees.api.ts';
import { useAssignStage } from './stages.api.ts';
import { optionOf } from '../records/employee-names.ts';
import { CommandDialog } from './command-dialog.tsx';
import type { StageDialogProps } from './stage-dialog-props.ts';
import { useCommand } from './use-stage-command.ts';

/** Gives a stage to employees, instead of those it had. */
export function AssignDialog({ sow, stage, seen, onClose }: StageDialogProps) {
  const t = useTexts(texts);
  const { company, employeeId } = useViewer();
  const employees = useQuery(employeesQuery({ companyId: company.id, employeeId }));
  const [chosen, setChosen] = useState(stage.assignee_ids.map(String));
  const assign = useAssignStage(sow.id);
  const number = stage.stage_number;
  const command = useCommand({
    sowId: sow.id,
    seen,
    send: (version) =>
      assign.mutateAsync({ stage: number, assignee_ids: chosen.map(Number), version }),
    failure: t('workspace.failures.assign'),
    onDone: () => {
      onClose();
      toast.success(t('workspace.done.assigned', { stage: number }));
    },
  });
  // Whoever has the stage stays in the field, also where she is not under this person.
  const present = stage.assignee_ids.map((id, place) => ({
    value: String(id),
    label: stage.assignees[place] ?? '',
  }));
  const choices = new Map(
    [...present, ...(employees.data ?? []).map(optionOf)].map((one) => [one.value, one]),
  );
  return (
    <CommandDialog
      title={t('workspace.assign_dialog.title', { stage: number })}
      confirm={t('workspace.assign_dialog.confirm')}
      disabled={chosen.length === 0}
      command={command}
      onSubmit={command.run}
      onClose={onClose}
    >
      <p>
        {stage.stage_name}
        {!stage.is_started && ` · ${t('workspace.assign_dialog.starts')}`}
      </p>
      <MultiSelect
        label={t('workspace.assign_dialog.assignees')}
        description={t('workspace.assign_dialog.hint')}
        data={[...choices.values()]}
        value={chosen}
        onChange={setChosen}
        error={problemOf()}
        nothingFoundMessage={t('workspace.assign_dialog.nobody')}
        searchable
        hidePickedOptions
        withAsterisk
        data-autofocus
      />
    </CommandDialog>
  );

  function problemOf(): string | undefined {
    if (employees.error !== null) {
      const { message } = failureOf(employees.error);
      return `${t('workspace.assign_dialog.employees_failed')} · ${message}`;
    }
    return chosen.length === 0 ? t('workspace.assign_dialog.required') : undefined;
  }
}
