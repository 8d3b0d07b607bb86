import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useDeleteQuota } from './quotas.api.ts';

interface DeleteQuotaProps extends WindowProps {
  readonly quota: Quota;
  readonly onDeleted?: () => void;
}

/** Asks before a quota is deleted with its documents. */
export function DeleteQuota({ quota, onDeleted, ...window }: DeleteQuotaProps) {
  const t = useTexts(texts);
  const remove = useDeleteQuota({ onSuccess: onDeleted });
  const { id, quota_code: code, name } = quota;
  return (
    <DeleteDialog
      {...window}
      title={t('list.delete_title', { code, name })}
      confirmLabel={t('list.delete')}
      action={remove}
      input={() => ({ id })}
    >
      {t('list.delete_text')}
    </DeleteDialog>
  );
}
