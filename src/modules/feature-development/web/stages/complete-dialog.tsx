import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { nextStage } from '#modules/feature-development/contract/stage-order.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { useCompleteStage } from './stages.api.ts';
import { CommandDialog, type StageDialogProps } from './command-dialog.tsx';
import { LONGEST_NOTES, LONGEST_REASON } from '../records/text-limits.ts';
import { MissingThings } from './missing-things.tsx';

interface CompleteDialogProps extends StageDialogProps {
  /** The next stage is started with it. */
  readonly start_next?: boolean;
}

/**
 * Completes the stage that is being worked on, with a note on what was done. What is missing is listed
 * before; an administrator may override it with a reason.
 */
export function CompleteDialog({ start_next = false, ...props }: CompleteDialogProps) {
  const t = useTexts(texts);
  const { stage_number: stage, stage_name, notes: stored } = props.stage;
  const { id, name, missing } = props.sow;
  const mayOverride = useMay('feature-development:configure');
  const [notes, setNotes] = useState(stored);
  const [reason, setReason] = useState('');
  const complete = useCompleteStage();
  const next = start_next ? nextStage(stage) : null;
  const lacks = missing.length > 0;
  const override_reason = lacks ? reason.trim() : '';
  return (
    <CommandDialog
      {...props}
      title={
        next === null
          ? t('workspace.complete_dialog.title', { stage })
          : t('workspace.actions.done_next', { stage, next })
      }
      confirm={t(
        lacks && mayOverride
          ? 'workspace.complete_dialog.confirm_override'
          : 'workspace.complete_dialog.confirm',
      )}
      disabled={lacks && (!mayOverride || reason.trim() === '')}
      send={(version) =>
        complete.mutateAsync({
          id,
          stage_number: stage,
          notes,
          override_reason,
          start_next,
          assign: start_next,
          version,
        })
      }
      failure={t('workspace.failures.complete')}
      done={t('workspace.done.completed', { stage })}
    >
      <p>{`${name} · ${stage_name}`}</p>
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
