import type { StageFile } from '#modules/feature-development/contract/files.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { useRemoveFile } from './files.api.ts';
import { failureText } from '../failure-text.ts';
import { texts } from '../texts.ts';

interface RemoveFileProps {
  readonly file: StageFile;
  readonly onClose: () => void;
}

/** Asks before a file goes with all its versions. */
export function RemoveFile({ file: { id, name }, onClose }: RemoveFileProps) {
  const t = useTexts(texts);
  const remove = useRemoveFile();
  return (
    <DeleteDialog
      opened
      onClose={onClose}
      title={t('workspace.files.remove_title', { name })}
      confirmLabel={t('actions.delete')}
      action={remove}
      input={() => ({ id })}
    >
      {t('workspace.files.remove_text')}
      {remove.error !== null && (
        <p role="alert">{failureText(t('workspace.files.remove_failed'), remove.error)}</p>
      )}
    </DeleteDialog>
  );
}
