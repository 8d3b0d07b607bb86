import { NativeSelect } from '@mantine/core';
import { customerStatuses, customerTypes } from '#modules/customers/contract/customer-choices.ts';
import {
  CUSTOMER_COLUMNS,
  customerKeys,
  importModes,
  type CustomerColumn,
  type CustomerKey,
  type ImportMode,
} from '#modules/customers/contract/customer-import-choices.ts';
import { customerImportLimits } from '#modules/customers/contract/customer-import.ts';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { factOfLines } from '#platform/web/file-import/line-facts.ts';
import { RecordImport, type ImportInAddress } from '#platform/web/file-import/record-import.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';

type Choices = { readonly mode: ImportMode; readonly key: CustomerKey };

const CHOICES: Choices = { mode: 'both', key: 'tax_id' };

/** Customers by file. */
export function ImportCustomers({ address, ...window }: WindowProps & ImportInAddress) {
  const t = useTexts(texts);
  const isOpen = address.id !== undefined;
  return (
    <Sheet {...window} title={t('import.title')} staysOpen={isOpen} isWide={isOpen}>
      <RecordImport
        of={{
          kind: 'customers',
          name: 'customers-import',
          hint: t('import.hint'),
          template: { name: t('import.template_name'), columns: CUSTOMER_COLUMNS },
          mostBytes: customerImportLimits.jobBytes,
          headingOf: (column) => t(`fields.${fieldOf(column)}`),
          valuesOf: {
            customer_type: customerTypes.map((value) => ({ value, label: t(`types.${value}`) })),
            status: customerStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
          },
          options: CHOICES,
          drawOptions: (choices, onChange) => <ImportChoices {...{ choices, onChange }} />,
          mayLeaveOut: true,
          // What should be looked at once more before the file is imported.
          factsOf: ({ short_tax_ids }) => factOfLines(t('import.short_tax_ids'), short_tax_ids),
          doubtsOf: ({ short_tax_ids: lines = [] }) =>
            lines.map((line) => ({
              line: Number(line),
              column: 'tax_id',
              hint: t('import.short_tax_id'),
            })),
          runLabel: (count) => t('import.run', { count }),
          addressOf: ({ id }) => `/customers/${id}`,
          refreshes: [['customer'], ['customer_tag']],
        }}
        address={address}
        onDone={window.onClose}
      />
    </Sheet>
  );
}

/** Places and owners are written by their names, and called as those of the form. */
function fieldOf(column: CustomerColumn) {
  switch (column) {
    case 'subdistrict':
    case 'district':
    case 'province':
    case 'owner':
      return `${column}_id` as const;
    default:
      return column;
  }
}

interface ImportChoicesProps {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

/** Who is found by what, and what happens to them. */
function ImportChoices({ choices, onChange }: ImportChoicesProps) {
  const t = useTexts(texts);
  return (
    <>
      <NativeSelect
        label={t('import.mode')}
        value={choices.mode}
        data={importModes.map((value) => ({ value, label: t(`import.modes.${value}`) }))}
        onChange={(event) => {
          const mode = importModes.find((each) => each === event.currentTarget.value);
          onChange({ ...choices, mode: mode ?? choices.mode });
        }}
      />
      <NativeSelect
        label={t('import.key')}
        description={t('import.key_hint')}
        value={choices.key}
        data={customerKeys.map((value) => ({ value, label: t(`fields.${value}`) }))}
        onChange={(event) => {
          const key = customerKeys.find((each) => each === event.currentTarget.value);
          onChange({ ...choices, key: key ?? choices.key });
        }}
      />
    </>
  );
}
