import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useMoveToBin, useRestoreCustomer } from './customers.api.ts';

interface MoveToBinProps extends WindowProps {
  readonly customer: { readonly id: string; readonly name: string };
  readonly onDeleted?: () => void;
}

/** Asks before a customer leaves the list. */
export function MoveToBin({ customer: { id, name }, ...window }: MoveToBinProps) {
  const t = useTexts(texts);
  const restore = useRestoreCustomer();
  const action = useMoveToBin({
    onSuccess: () => toast.undoable(t('detail.deleted'), () => restore.mutate({ id })),
  });
  return (
    <DeleteDialog
      {...window}
      title={t('detail.delete_title', { name })}
      confirmLabel={t('detail.delete')}
      action={action}
      input={() => ({ id })}
    >
      {t('detail.delete_text')}
    </DeleteDialog>
  );
}
