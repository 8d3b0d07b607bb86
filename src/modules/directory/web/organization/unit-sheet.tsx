import {
  unit,
  UNIT_NAME_LENGTH,
  unitInput,
  type Unit,
} from '#modules/directory/contract/organization.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { units, type UnitKind } from './organization.api.ts';

const form = defineForm({ body: unitInput, record: unit });

interface UnitSheetProps extends WindowProps {
  readonly kind: UnitKind;
  /** What is renamed; nothing while one is added. */
  readonly record?: Unit;
}

/** Adds a department or a position, or renames it. */
export function UnitSheet({ kind, record, ...window }: UnitSheetProps) {
  const t = useTexts(texts);
  const { useCreate, useUpdate } = units[kind];
  const create = useCreate();
  const update = useUpdate();
  const isNew = record === undefined;
  const nameField = (label: string) =>
    textField({ label, maxLength: UNIT_NAME_LENGTH, autoComplete: 'off', withAsterisk: true });
  return (
    <RecordFormSheet
      {...window}
      title={t(isNew ? `units.${kind}.create` : `units.${kind}.edit_title`)}
      form={form}
      stored={record}
      fields={{
        name_th: nameField(t('fields.name_th')),
        name_en: nameField(t('fields.name_en')),
      }}
      save={(body, basis) => {
        if (basis === undefined) return create.mutateAsync(body);
        const { id, updated_at } = basis;
        return update.mutateAsync({ id, updated_at, ...body });
      }}
      saveLabel={isNew ? t(`units.${kind}.create`) : undefined}
    />
  );
}
