import * as routes from '#modules/directory/contract/employee-import.ts';
import { upload } from '#platform/web/api/upload.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

interface Import {
  readonly file: File;
  /** Departments and positions that do not exist yet are made, too. */
  readonly createMissing: boolean;
}

function send({ file, createMissing }: Import, isTrial: boolean) {
  const form = new FormData();
  form.append('file', file);
  const query = { dry_run: String(isTrial), create_missing: String(createMissing) };
  return upload(routes.importEmployeesRoute, { form, query });
}

/** What a file would do. */
export const tryOut = (wanted: Import) => send(wanted, true);

export function useImport({ onSuccess }: { readonly onSuccess: () => void }) {
  const t = useTexts(texts);
  return useAction({
    act: (wanted: Import) => send(wanted, false),
    refreshes: [['employee'], ['department'], ['position']],
    success: ({ created, updated }) => t('import.done', { created, updated }),
    failure: t('import.failed'),
    onSuccess,
  });
}
