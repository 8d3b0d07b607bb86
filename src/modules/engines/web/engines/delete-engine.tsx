import type { ListedEngine } from '#modules/engines/contract/engines.ts';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { UsesTable } from '../uses/uses-table.tsx';
import type { Said } from './banner.tsx';
import { useDeleteEngine } from './engines.api.ts';

interface DeleteEngineProps extends WindowProps {
  readonly engine: ListedEngine;
  readonly onDeleted?: () => void;
  /** Shows how it went. */
  readonly onSaid: (said: Said) => void;
}

/** Asks before an engine is deleted; of one that is in use, shows what uses it instead. */
export function DeleteEngine({ engine, onDeleted, onSaid, ...window }: DeleteEngineProps) {
  const t = useTexts(texts);
  const remove = useDeleteEngine();
  const { id, name, used_in_count: uses } = engine;
  const title = t('delete_dialog.title', { name });
  if (uses > 0) {
    return (
      <Dialog {...window} title={title} wide>
        <Stack>
          <p>
            <strong>{t('delete_dialog.used', { count: uses })}</strong> {t('delete_dialog.instead')}
          </p>
          <UsesTable engineId={id} />
        </Stack>
      </Dialog>
    );
  }
  return (
    <DeleteDialog
      {...window}
      title={title}
      confirmLabel={t('delete_dialog.confirm')}
      action={remove}
      input={() => ({ id })}
      onDeleted={() => {
        onSaid({ tone: 'success', text: t('banners.deleted', { name }) });
        onDeleted?.();
      }}
      onFailed={(error) => onSaid({ tone: 'danger', text: t('banners.delete_failed'), error })}
    >
      {t('delete_dialog.warning')}
    </DeleteDialog>
  );
}
