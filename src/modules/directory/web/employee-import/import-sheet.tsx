import { Checkbox } from '@mantine/core';
import { IMPORT_COLUMNS, importLimits } from '#modules/directory/contract/employee-import.ts';
import type { ImportFacts } from '#platform/contract/file-imports.ts';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { RecordImport, type ImportInAddress } from '#platform/web/file-import/record-import.tsx';
import { formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Fact } from '#platform/web/page/panel.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts, type DirectoryTexts } from '../texts.ts';

const NO_UNITS: { readonly create_missing: boolean } = { create_missing: false };

/** Employees by file. */
export function ImportSheet({ address, ...window }: WindowProps & ImportInAddress) {
  const t = useTexts(texts);
  const isOpen = address.id !== undefined;
  return (
    <Sheet {...window} title={t('import.title')} staysOpen={isOpen} isWide={isOpen}>
      <RecordImport
        of={{
          kind: 'employees',
          name: 'employees-import',
          hint: t('import.hint'),
          template: { name: t('import.template_name'), columns: IMPORT_COLUMNS },
          mostBytes: importLimits.jobBytes,
          headingOf: (column) => t(`fields.${column}`),
          options: NO_UNITS,
          drawOptions: ({ create_missing }, onChange) => (
            <Checkbox
              label={t('import.create_missing')}
              description={t('import.create_missing_hint')}
              checked={create_missing}
              onChange={(event) => onChange({ create_missing: event.currentTarget.checked })}
            />
          ),
          mayLeaveOut: false,
          factsOf: (facts) => factsOf(facts, t),
          runLabel: (count) => t('import.run', { count }),
          addressOf: ({ name }) =>
            `/settings/employees?${new URLSearchParams({ search: name }).toString()}`,
          refreshes: [['employee'], ['department'], ['position']],
        }}
        address={address}
        onDone={window.onClose}
      />
    </Sheet>
  );
}

/** What a file would do besides. */
function factsOf(facts: ImportFacts, t: DirectoryTexts): Fact[] {
  return (['new_departments', 'new_positions'] as const).flatMap((name) => {
    const names = facts[name] ?? [];
    return names.length === 0 ? [] : [{ name: t(`fields.${name}`), value: formatList(names) }];
  });
}
