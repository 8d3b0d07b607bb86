import { unit, unitInput, type Unit, type UnitInput } from '#modules/products/contract/units.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { SheetProps } from '#platform/web/records/use-record-sheets.tsx';
import { texts } from '../texts.ts';

const form = defineForm({ body: unitInput, record: unit });

/** Adds a unit, or renames it. */
export function UnitSheet(props: SheetProps<UnitInput, Unit>) {
  const t = useTexts(texts);
  return (
    <RecordFormSheet
      {...props}
      title={t(props.stored === undefined ? 'units.create' : 'units.edit')}
      form={form}
      fields={{
        name_th: textField({ label: t('units.name_th'), ...form.rules.name_th }),
        name_en: textField({ label: t('units.name_en'), ...form.rules.name_en }),
      }}
    />
  );
}
