import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useDeleteForGood } from './deletion.api.ts';

interface DeleteForGoodProps extends WindowProps {
  readonly customer: { readonly id: string; readonly name: string };
  readonly onDeleted?: () => void;
}

/** Asks for the name of a customer before it is deleted for good. */
export function DeleteForGood({ customer: { id, name }, ...window }: DeleteForGoodProps) {
  const t = useTexts(texts);
  return (
    <DeleteDialog
      {...window}
      title={t('deletion.title', { name })}
      confirmLabel={t('deletion.action')}
      action={useDeleteForGood()}
      input={(typed) => ({ id, confirm_name: typed })}
      typed={{ name, mismatch: t('errors.confirm_name') }}
    >
      {t('deletion.text')}
    </DeleteDialog>
  );
}
