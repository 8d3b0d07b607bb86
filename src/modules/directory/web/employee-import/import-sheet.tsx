import { Checkbox } from '@mantine/core';
import { IMPORT_COLUMNS, type ImportReport } from '#modules/directory/contract/employee-import.ts';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { RecordImport } from '#platform/web/file-import/record-import.tsx';
import { formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Fact } from '#platform/web/page/panel.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { sendEmployees } from './employee-import.api.ts';
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
  return (
    <RecordImport
      name="employees-import"
      hint={t('import.hint')}
      template={{ name: t('import.template_name'), columns: IMPORT_COLUMNS }}
      headingOf={(column) => t(`fields.${column}`)}
      send={sendEmployees}
      choices={{ createMissing: false }}
      drawChoices={({ createMissing }, onChange) => (
        <Checkbox
          label={t('import.create_missing')}
          description={t('import.create_missing_hint')}
          checked={createMissing}
          onChange={(event) => onChange({ createMissing: event.currentTarget.checked })}
        />
      )}
      factsOf={(report) => factsOf(report, t)}
      runLabel={(count) => t('import.run', { count })}
      success={({ created, updated }) => t('import.done', { created, updated })}
      refreshes={[['employee'], ['department'], ['position']]}
      onDone={onDone}
    />
  );
}

/** What a file would do besides. */
function factsOf(report: ImportReport, t: DirectoryTexts): Fact[] {
  const { new_departments, new_positions } = report;
  return [
    ...(new_departments.length > 0
      ? [{ name: t('fields.new_departments'), value: formatList(new_departments) }]
      : []),
    ...(new_positions.length > 0
      ? [{ name: t('fields.new_positions'), value: formatList(new_positions) }]
      : []),
  ];
}
