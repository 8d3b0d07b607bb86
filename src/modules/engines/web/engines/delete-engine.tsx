import type { ListedEngine } from '#modules/engines/contract/engines.ts';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useDeleteEngine } from './engines.api.ts';
import { texts } from '../texts.ts';
import type { Said } from './banner.tsx';
import classes from './engines.module.css';
import { UsesTable } from '../uses/uses-table.tsx';

interface DeleteEngineProps {
  readonly engine: ListedEngine;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  /** Told how it went. */
  readonly onSaid: (said: Said) => void;
}

/** Asks before an engine is deleted; of one that is in use, shows what uses it instead. */
export function DeleteEngine({ engine, opened, onClose, onDeleted, onSaid }: DeleteEngineProps) {
  const t = useTexts(texts);
  const remove = useDeleteEngine();
  const title = t('delete_dialog.title', { name: engine.name });
  if (engine.used_in_count > 0) {
    return (
      <Dialog opened={opened} onClose={onClose} title={title} wide>
        <div className={classes.dialog}>
          <p className={classes.block}>
            <strong>{t('delete_dialog.used', { count: engine.used_in_count })}</strong>{' '}
            {t('delete_dialog.instead')}
          </p>
          <UsesTable engineId={engine.id} />
        </div>
      </Dialog>
    );
  }
  const confirm = () =>
    remove.mutate(engine.id, {
      onSuccess: () => {
        onSaid({ tone: 'success', text: t('banners.deleted', { name: engine.name }) });
        onDeleted();
      },
      onError: (error) => onSaid({ tone: 'danger', text: t('banners.delete_failed'), error }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={confirm}
      title={title}
      confirmLabel={t('delete_dialog.confirm')}
      busy={remove.isPending}
      danger
    >
      {t('delete_dialog.warning')}
    </ConfirmDialog>
  );
}
