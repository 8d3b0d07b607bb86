import type { UseMutationResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { ConfirmByName } from '../feedback/confirm-by-name.tsx';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import type { WindowProps } from './use-record-window.tsx';

interface DeleteDialogProps<Input> extends WindowProps {
  /** Includes the record's name, for example `Delete price-list.xlsx?` */
  readonly title: string;
  /** The consequences, and what is deleted with it. */
  readonly children?: ReactNode;
  readonly confirmLabel?: string;
  readonly action: Pick<UseMutationResult<unknown, Error, Input>, 'mutate' | 'isPending'>;
  /** The input of the action; receives the typed text where one is required. */
  readonly input: (typed: string) => Input;
  /** Set where the name must be typed before anything is deleted. */
  readonly typed?: { readonly name: string; readonly mismatch: string };
  readonly onDeleted?: () => void;
  /** Given where the screen shows the failure; the dialog then closes. */
  readonly onFailed?: (error: Error) => void;
}

/** Asks before a record is deleted; by its name where much is deleted with it. Closes on success. */
export function DeleteDialog<Input>(props: DeleteDialogProps<Input>) {
  const { action, input, typed, onDeleted, onFailed, children, ...texts } = props;
  const confirm = (written = '') =>
    action.mutate(input(written), {
      onSuccess: () => {
        props.onClose();
        onDeleted?.();
      },
      onError: (error) => {
        if (onFailed === undefined) return;
        props.onClose();
        onFailed(error);
      },
    });
  const window = { ...texts, busy: action.isPending };
  if (typed === undefined) {
    return (
      <ConfirmDialog {...window} onConfirm={() => confirm()} danger>
        {children}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmByName {...window} {...typed} onConfirm={confirm}>
      {children}
    </ConfirmByName>
  );
}

interface DeleteRecordProps extends Omit<
  ComponentProps<typeof DeleteDialog<{ id: string }>>,
  'title' | 'input' | 'typed'
> {
  readonly record: { readonly id: string; readonly name: string };
}

/**
 * Asks before a record is deleted, with texts that suit any record.
 * @public
 */
export function DeleteRecord({ record: { id, name }, ...dialog }: DeleteRecordProps) {
  const t = usePlatformTexts();
  return (
    <DeleteDialog
      confirmLabel={t('records.delete')}
      {...dialog}
      title={t('records.delete_title', { name })}
      input={() => ({ id })}
    />
  );
}
