import type { FileImportDetail } from '#platform/contract/file-imports.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { fileImportTexts } from './file-import-texts.ts';
import { useCancelImport } from './file-imports.api.ts';
import classes from './file-import.module.css';
import { RunningStep } from './running-step.tsx';

/** An import on which the server works. */
export function RunningImport({ current }: { readonly current: FileImportDetail }) {
  const t = useTexts(fileImportTexts);
  const cancel = useCancelImport();
  const { id, status, filename, rows_done, rows_total, cancel_requested } = current;
  return (
    <div className={classes.steps}>
      <p className={classes.file}>{filename}</p>
      <RunningStep
        label={t(`file_import.statuses.${status}`)}
        rows={{ done: rows_done, total: rows_total }}
        hint={t('file_import.leave')}
        stop={
          status === 'undoing'
            ? undefined
            : {
                isPending: cancel.isPending,
                isRequested: cancel_requested,
                onClick: () => cancel.mutate({ id }),
              }
        }
      />
    </div>
  );
}
