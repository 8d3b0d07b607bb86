import type { StageFile } from '#modules/feature-development/contract/files.ts';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useRemoveFile } from './files.api.ts';
import { texts } from '../texts.ts';

interface RemoveFileProps {
  readonly sowId: string;
  readonly file: StageFile;
  readonly onClose: () => void;
}

/** Asks before a file goes with all its versions. */
export function RemoveFile({ sowId, file, onClose }: RemoveFileProps) {
  const t = useTexts(texts);
  const remove = useRemoveFile(sowId, onClose);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => remove.mutate(file.id)}
      title={t('workspace.files.remove_title', { name: file.name })}
      confirmLabel={t('workspace.actions.delete')}
      busy={remove.isPending}
      danger
    >
      {t('workspace.files.remove_text')}
      {remove.error !== null && (
        <p role="alert">
          {`${t('workspace.files.remove_failed')} · ${failureOf(remove.error).message}`}
        </p>
      )}
    </ConfirmDialog>
  );
}
