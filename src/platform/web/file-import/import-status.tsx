import type { FileImport } from '#platform/contract/file-imports.ts';
import { StatusBadge } from '../feedback/status-badge.tsx';
import { toneOf } from '../feedback/status-tones.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { fileImportTexts } from './file-import-texts.ts';

/** How far an import is, or what became of it. */
export function ImportStatus({ of: { status, failure } }: { readonly of: FileImport }) {
  const t = useTexts(fileImportTexts);
  return (
    <StatusBadge
      tone={toneOf(status)}
      label={t(`file_import.statuses.${status}`)}
      title={failure ?? undefined}
    />
  );
}
