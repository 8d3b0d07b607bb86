import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Dialog } from './dialog.tsx';
import classes from './dialog.module.css';

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  /** The action and its object, for example `Delete price-list.xlsx?` */
  readonly title: string;
  readonly children?: ReactNode;
  /** The action, on the confirming button. */
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** The action destroys something. */
  readonly danger?: boolean;
  /** Enter confirms at once, where the same act is done to many, one after another. */
  readonly confirmsByEnter?: boolean;
  readonly busy?: boolean;
}

/** Asks before an action that cannot easily be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = usePlatformTexts();
  const { confirmsByEnter = false } = props;
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={props.title}>
      <div className={classes.body}>{props.children}</div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          onClick={props.onClose}
          data-autofocus={!confirmsByEnter || undefined}
        >
          {props.cancelLabel ?? t('form.cancel')}
        </Button>
        <Button
          color={props.danger === true ? 'danger' : 'brand'}
          loading={props.busy}
          onClick={props.onConfirm}
          data-autofocus={confirmsByEnter || undefined}
        >
          {props.confirmLabel ?? t('feedback.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
