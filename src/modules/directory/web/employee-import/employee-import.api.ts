import type {
  importEmployeesRoute,
  ImportReport,
} from '#modules/directory/contract/employee-import.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { upload } from '#platform/web/api/upload.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

const take = endpoint<typeof importEmployeesRoute>('POST', '/v1/employees/import');

interface ImportChoices {
  readonly dryRun: boolean;
  readonly createMissing: boolean;
}

/** Sends a file to be tried out or taken in. */
export function importFile(
  file: File,
  { dryRun, createMissing }: ImportChoices,
): Promise<ImportReport> {
  const form = new FormData();
  form.append('file', file);
  const query = { dry_run: String(dryRun), create_missing: String(createMissing) };
  return upload(take, { form, query });
}

export function useImport(onDone: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: ({ file, createMissing }: { readonly file: File; readonly createMissing: boolean }) =>
      importFile(file, { dryRun: false, createMissing }),
    refreshes: [['employee'], ['department'], ['position']],
    success: ({ created, updated }) => t('import.done', { created, updated }),
    failure: t('import.failed'),
    onSuccess: onDone,
  });
}
