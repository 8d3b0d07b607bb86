import { Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { DialogButtons } from '../feedback/dialog-buttons.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Stack } from '../page/stack.tsx';

interface FormDialogProps {
  readonly title: string;
  /** The action, on the button that does it; "Save" where left out. */
  readonly confirmLabel?: string;
  /** The act was done once: nothing is left to cancel. */
  readonly isDone?: boolean;
  /** The act destroys something. */
  readonly danger?: boolean;
  /** Something is still to be filled in. */
  readonly disabled?: boolean;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that asks for a few things before an act. It is drawn while it is open, so that each opening starts empty. */
export function FormDialog(props: FormDialogProps) {
  const { disabled = false, busy, onClose } = props;
  const t = usePlatformTexts();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!disabled && !busy) props.onSubmit();
  };
  return (
    <Dialog opened onClose={onClose} title={props.title}>
      <form noValidate onSubmit={submit}>
        <Stack>
          {props.children}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {t(props.isDone === true ? 'form.close' : 'form.cancel')}
            </Button>
            <Button
              type="submit"
              color={props.danger === true ? 'danger' : 'brand'}
              disabled={disabled}
              loading={busy}
            >
              {props.confirmLabel ?? t('form.save')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
