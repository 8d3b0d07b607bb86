import { Select } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { KnowledgeGap } from '#modules/agents/contract/knowledge-gaps.ts';
import { useAssignGap } from './knowledge-gaps.api.ts';
import { texts } from '../texts.ts';
import { useOwners } from '../agents/use-owners.ts';
import classes from './knowledge-gaps.module.css';

interface AssignGapDialogProps {
  readonly gap: KnowledgeGap;
  readonly onClose: () => void;
}

/** Chooses who is to close a gap; choosing nobody takes it back. */
export function AssignGapDialog({ gap, onClose }: AssignGapDialogProps) {
  const t = useTexts(texts);
  const assign = useAssignGap({ onSuccess: onClose });
  const now = gap.assignee;
  const [chosen, setChosen] = useState(now?.id ?? null);
  const employees = useOwners(
    now === null ? undefined : { owner_user_id: now.id, owner_display: now.name },
  );
  return (
    <FormDialog
      title={t('quality.gap_assign_title')}
      busy={assign.isPending}
      onSubmit={() => assign.mutate({ id: gap.id, employee_id: chosen })}
      onClose={onClose}
    >
      <p className={classes.about}>{gap.question}</p>
      <Select<number>
        label={t('quality.gap_assignee')}
        placeholder={t('quality.gap_unassigned')}
        nothingFoundMessage={t('quality.gap_assignee_none')}
        data={employees}
        value={chosen}
        onChange={setChosen}
        searchable
        clearable
      />
    </FormDialog>
  );
}
