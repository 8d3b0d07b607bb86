import { Alert, Button, Checkbox, Progress } from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconFileTypeCsv } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ImportReport } from '#modules/directory/contract/employee-import.ts';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { tryOut, useImport } from './employee-import.api.ts';
import { texts } from '../texts.ts';
import { saveTemplate } from './import-template.ts';
import { ImportPreview } from './import-preview.tsx';
import classes from './employee-import.module.css';

/** Employees by file: chosen, tried out, looked at, and only then taken in. */
export function ImportSheet(window: WindowProps) {
  const t = useTexts(texts);
  return (
    <Sheet {...window} title={t('import.title')}>
      <ImportSteps onDone={window.onClose} />
    </Sheet>
  );
}

function ImportSteps({ onDone }: { readonly onDone: () => void }) {
  const t = useTexts(texts);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [createMissing, setCreateMissing] = useState(false);
  const [report, setReport] = useState<ImportReport>();
  const [checking, setChecking] = useState(false);
  const run = useImport({ onSuccess: onDone });

  const check = async (chosen: File, create: boolean) => {
    setFile(chosen);
    setCreateMissing(create);
    setReport(undefined);
    setChecking(true);
    try {
      setReport(await tryOut({ file: chosen, createMissing: create }));
    } catch (error) {
      toast.failure(error, t('import.check_failed'));
    } finally {
      setChecking(false);
    }
  };
  const changes = report === undefined ? 0 : report.created + report.updated;
  const ready = report !== undefined && report.problems_total === 0 && changes > 0;

  return (
    <div className={classes.steps}>
      <p className={text.hint}>{t('import.hint')}</p>
      <div className={classes.row}>
        <Button
          variant="default"
          leftSection={<IconFileTypeCsv size={16} />}
          onClick={() => input.current?.click()}
        >
          {t('import.choose')}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconDownload size={16} />}
          onClick={() => saveTemplate(t)}
        >
          {t('import.template')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={t('import.choose')}
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0];
            // The same file can be chosen again once it is fixed.
            event.currentTarget.value = '';
            if (chosen !== undefined) void check(chosen, createMissing);
          }}
        />
      </div>
      <Checkbox
        label={t('import.create_missing')}
        description={t('import.create_missing_hint')}
        checked={createMissing}
        onChange={(event) => {
          const create = event.currentTarget.checked;
          if (file === undefined) setCreateMissing(create);
          else void check(file, create);
        }}
      />
      {file !== undefined && <p className={classes.file}>{file.name}</p>}
      {checking && <Progress value={100} animated aria-label={t('import.checking')} />}
      <div aria-live="polite">
        {report !== undefined && <ImportPreview report={report} />}
        {report !== undefined && report.problems_total > 0 && (
          <Alert color="warning" icon={<IconAlertTriangle />} className={classes.alert}>
            {t('import.nothing_done')}
          </Alert>
        )}
      </div>
      <footer className={classes.buttons}>
        <Button variant="default" onClick={onDone}>
          {t('import.cancel')}
        </Button>
        <Button
          disabled={!ready}
          loading={run.isPending}
          onClick={() => {
            if (file !== undefined) run.mutate({ file, createMissing });
          }}
        >
          {ready ? t('import.run', { count: changes }) : t('import.run_nothing')}
        </Button>
      </footer>
    </div>
  );
}
