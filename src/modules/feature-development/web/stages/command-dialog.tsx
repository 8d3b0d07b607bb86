import { Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { Command } from './use-stage-command.ts';
import { CommandFailure } from './command-failure.tsx';
import classes from './stages.module.css';

interface CommandDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly danger?: boolean;
  /** Something is still to be filled in. */
  readonly disabled?: boolean;
  readonly command: Command;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks what a command needs; what was typed stays until the command is done. */
export function CommandDialog(props: CommandDialogProps) {
  const t = useTexts(texts);
  const { command } = props;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (props.disabled !== true && !command.busy) props.onSubmit();
  };
  return (
    <Dialog opened onClose={props.onClose} title={props.title}>
      <form className={classes.dialog} noValidate onSubmit={submit}>
        {props.children}
        <CommandFailure command={command} />
        <div className={classes.dialogButtons}>
          <Button variant="default" onClick={props.onClose}>
            {t('workspace.actions.cancel')}
          </Button>
          <Button
            type="submit"
            color={props.danger === true ? 'danger' : 'brand'}
            disabled={props.disabled}
            loading={command.busy}
          >
            {command.problem !== undefined ? t('workspace.actions.retry') : props.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
