import { Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import type { StageRecord } from '#modules/feature-development/contract/stages.ts';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { texts } from '../texts.ts';
import { CommandFailure } from './command-failure.tsx';
import type { Seen } from './conflict.ts';
import { useCommand, type CommandInput } from './use-stage-command.ts';

/** What the dialog of every command is given. */
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
  /** Something is still to be filled in. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** Collects what a command needs; what was typed stays until the command is done. */
export function CommandDialog(props: CommandDialogProps) {
  const t = useTexts(texts);
  const { sow, onClose, disabled = false, danger = false } = props;
  const command = useCommand({ ...props, sowId: sow.id, onDone: onClose });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!disabled && !command.busy) command.run();
  };
  return (
    <Dialog opened onClose={onClose} title={props.title}>
      <form noValidate onSubmit={submit}>
        <Stack>
          {props.children}
          <CommandFailure command={command} />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {t('workspace.actions.cancel')}
            </Button>
            <Button
              type="submit"
              color={danger ? 'danger' : 'brand'}
              disabled={disabled}
              loading={command.busy}
            >
              {command.problem === undefined ? props.confirm : t('workspace.actions.retry')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
