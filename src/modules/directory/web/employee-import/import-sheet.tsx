import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { IMPORT_COLUMNS, type ImportReport } from '#modules/directory/contract/employee-import.ts';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { FileImportSteps } from '#platform/web/file-import/file-import-steps.tsx';
import { useFileCheck } from '#platform/web/file-import/use-file-check.ts';
import { formatList, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Fact } from '#platform/web/page/panel.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { tryOut, useImport } from './employee-import.api.ts';
import { texts, type DirectoryTexts } from '../texts.ts';

/** Employees by file. */
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
  const { file, report, isChecking, check } = useFileCheck<ImportReport>();
  const [createMissing, setCreateMissing] = useState(false);
  const run = useImport({ onSuccess: onDone });
  const tryFile = (chosen: File, create: boolean) => {
    setCreateMissing(create);
    void check(chosen, () => tryOut({ file: chosen, createMissing: create }));
  };
  const changes = report === undefined ? 0 : report.created + report.updated;
  const isReady = report?.problems_total === 0 && changes > 0;
  return (
    <FileImportSteps
      hint={t('import.hint')}
      template={{ name: t('import.template_name'), columns: IMPORT_COLUMNS }}
      headingOf={(column) => t(`fields.${column}`)}
      file={file}
      report={report}
      isChecking={isChecking}
      onChoose={(chosen) => tryFile(chosen, createMissing)}
      options={
        <Checkbox
          label={t('import.create_missing')}
          description={t('import.create_missing_hint')}
          checked={createMissing}
          onChange={(event) => {
            const create = event.currentTarget.checked;
            if (file === undefined) setCreateMissing(create);
            else tryFile(file, create);
          }}
        />
      }
      facts={report && factsOf(report, t)}
      run={{
        label: isReady ? t('import.run', { count: changes }) : t('import.run_nothing'),
        isReady,
        isRunning: run.isPending,
      }}
      onRun={() => {
        if (file !== undefined) run.mutate({ file, createMissing });
      }}
      onCancel={onDone}
    />
  );
}

/** What a file would do. */
function factsOf(report: ImportReport, t: DirectoryTexts): Fact[] {
  const { new_departments, new_positions } = report;
  return [
    { name: t('import.created'), value: formatNumber(report.created) },
    { name: t('import.updated'), value: formatNumber(report.updated) },
    { name: t('fields.unchanged'), value: formatNumber(report.unchanged) },
    ...(new_departments.length > 0
      ? [{ name: t('fields.new_departments'), value: formatList(new_departments) }]
      : []),
    ...(new_positions.length > 0
      ? [{ name: t('fields.new_positions'), value: formatList(new_positions) }]
      : []),
  ];
}
