import type { StageDialogProps } from './stage-dialog-props.ts';

import { AssignDialog } from './assign-dialog.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { RollbackDialog } from './rollback-dialog.tsx';

/** A command that asks for something before it runs. */
export type AskedCommand = 'complete' | 'edit' | 'rollback' | 'assign';

const DIALOGS = {
  complete: CompleteDialog,
  edit: EditDialog,
  rollback: RollbackDialog,
  assign: AssignDialog,
} as const;

interface StageDialogsProps extends StageDialogProps {
  readonly command: AskedCommand;
}

/** The dialog of the command that somebody has chosen for a stage. */
export function StageDialogs({ command, ...props }: StageDialogsProps) {
  const Chosen = DIALOGS[command];
  return <Chosen {...props} />;
}
