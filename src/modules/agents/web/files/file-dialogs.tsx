import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import type { AgentFile, fileLimits } from '#modules/agents/contract/files.ts';
import { extensionOf } from '#modules/agents/contract/file-types.ts';
import { useDeleteFile } from './files.api.ts';
import { texts } from '../texts.ts';
import { ChunksSheet } from './chunks-sheet.tsx';
import { EncodingDialog } from './encoding-dialog.tsx';
import { TextDialog } from './text-dialog.tsx';
import { useFileChange } from './use-file-change.ts';
import { VersionsDialog } from './versions-dialog.tsx';

export interface FileAct {
  readonly kind: 'rename' | 'note' | 'encoding' | 'delete' | 'chunks' | 'versions';
  readonly file: AgentFile;
}

interface FileDialogProps {
  readonly agentId: string;
  readonly file: AgentFile;
  readonly onClose: () => void;
}

// Checked against the contract's figures by their type; the contract itself would bring the validator along.
const limits: typeof fileLimits = { filename: 255, note: 2_000, filesPerUpload: 100 };

/** The dialog of what is being done to a file, if anything is. */
export function FileDialogs({
  act,
  ...props
}: Omit<FileDialogProps, 'file'> & { readonly act: FileAct | undefined }) {
  switch (act?.kind) {
    case 'rename':
      return <RenameDialog {...props} file={act.file} />;
    case 'note':
      return <NoteDialog {...props} file={act.file} />;
    case 'encoding':
      return <EncodingDialog {...props} file={act.file} />;
    case 'versions':
      return <VersionsDialog {...props} file={act.file} />;
    case 'chunks':
      return <ChunksSheet {...props} file={act.file} />;
    case 'delete':
      return <DeleteFile {...props} file={act.file} />;
    default:
      return null;
  }
}

function RenameDialog({ agentId, file, onClose }: FileDialogProps) {
  const t = useTexts(texts);
  const change = useFileChange(agentId, file);
  const suffix = `.${extensionOf(file.filename)}`;
  return (
    <TextDialog
      title={t('files.rename_title')}
      label={t('files.new_filename')}
      initial={file.filename.slice(0, -suffix.length)}
      suffix={file.filename.slice(-suffix.length)}
      maxLength={limits.filename}
      missing={t('errors.filename_required')}
      save={(new_filename) => change({ operation: 'rename', payload: { new_filename } })}
      onClose={onClose}
    />
  );
}

function NoteDialog({ agentId, file, onClose }: FileDialogProps) {
  const t = useTexts(texts);
  const change = useFileChange(agentId, file);
  return (
    <TextDialog
      title={t('files.note_title')}
      label={t('fields.note')}
      initial={file.note}
      multiline
      maxLength={limits.note}
      save={(note) => change({ operation: 'update_note', payload: { note } })}
      onClose={onClose}
    />
  );
}

function DeleteFile({ agentId, file, onClose }: FileDialogProps) {
  const t = useTexts(texts);
  const remove = useDeleteFile();
  return (
    <DeleteDialog
      opened
      onClose={onClose}
      title={t('files.delete_title', { filename: file.filename })}
      confirmLabel={t('files.delete_confirm')}
      action={remove}
      input={() => ({ id: agentId, file_id: file.id })}
    >
      {t('files.delete_text')}
    </DeleteDialog>
  );
}
