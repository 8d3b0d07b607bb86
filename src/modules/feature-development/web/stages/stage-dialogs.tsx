import { AssignDialog } from './assign-dialog.tsx';
import type { StageDialogProps } from './command-dialog.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { RollbackDialog } from './rollback-dialog.tsx';

const DIALOGS = {
  complete: CompleteDialog,
  next: (props: StageDialogProps) => <CompleteDialog {...props} start_next />,
  edit: EditDialog,
  rollback: RollbackDialog,
  assign: AssignDialog,
} as const;

/** A command with a dialog before it runs. */
export type DialogCommand = keyof typeof DIALOGS;

interface StageDialogsProps extends StageDialogProps {
  readonly command: DialogCommand;
}

export function StageDialogs({ command, ...props }: StageDialogsProps) {
  const Chosen = DIALOGS[command];
  return <Chosen {...props} />;
}
