import { unit, unitInput, type Unit } from '#modules/products/contract/units.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { unitActions } from './units.api.ts';

const form = defineForm({ body: unitInput, record: unit });

interface UnitSheetProps extends WindowProps {
  /** The one that is renamed; none while one is added. */
  readonly stored?: Unit;
}

/** Adds a unit, or renames it. */
export function UnitSheet({ stored, ...window }: UnitSheetProps) {
  const t = useTexts(texts);
  const save = unitActions.useSave();
  return (
    <RecordFormSheet
      {...window}
      title={t(stored === undefined ? 'units.create' : 'units.edit')}
      form={form}
      stored={stored}
      save={(body, basis) => save.mutateAsync({ body, stored: basis })}
      fields={{
        name_th: textField({ label: t('units.name_th'), ...form.rules.name_th }),
        name_en: textField({ label: t('units.name_en'), ...form.rules.name_en }),
      }}
    />
  );
}
