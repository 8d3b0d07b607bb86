import type { ReactNode } from 'react';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import type { StageRecord } from '#modules/feature-development/contract/stages.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { CommandFailure } from './command-failure.tsx';
import type { Seen } from './conflict.ts';
import { useCommand, type CommandInput } from './use-stage-command.ts';

export interface StageDialogProps {
  readonly sow: Sow;
  readonly stage: StageRecord;
  /** The SOW when the dialog was opened. */
  readonly seen: Seen;
  readonly onClose: () => void;
}

interface CommandDialogProps
  extends StageDialogProps, Pick<CommandInput, 'send' | 'failure' | 'done'> {
  readonly title: string;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** Collects what a command needs; what was typed stays until the command is done. */
export function CommandDialog({ confirm, children, ...props }: CommandDialogProps) {
  const t = useTexts(texts);
  const command = useCommand({ ...props, sowId: props.sow.id, onDone: props.onClose });
  return (
    <FormDialog
      {...props}
      confirmLabel={command.problem?.retryHelps === true ? t('actions.retry') : confirm}
      busy={command.busy}
      onSubmit={command.run}
    >
      {children}
      <CommandFailure command={command} />
    </FormDialog>
  );
}
