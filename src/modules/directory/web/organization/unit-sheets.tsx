import { TextInput } from '@mantine/core';
import { FormSheet } from '#platform/web/form/form-sheet.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import {
  unit as unitSchema,
  UNIT_NAME_LENGTH,
  unitInput,
  type Unit,
  type UnitInput,
} from '#modules/directory/contract/organization.ts';
import { texts } from '../texts.ts';
import { useCreateUnit, useUpdateUnit, type UnitKind } from './organization.api.ts';

interface CreateUnitProps {
  readonly kind: UnitKind;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Adds a department or a position. */
export function CreateUnit({ kind, opened, onClose }: CreateUnitProps) {
  const t = useTexts(texts);
  const create = useCreateUnit(kind);
  return (
    <FormSheet<UnitInput>
      opened={opened}
      onClose={onClose}
      title={t(`units.${kind}.create`)}
      schema={unitInput}
      initialValues={{ name_th: '', name_en: '' }}
      save={(values) => create.mutateAsync(unitInput.parse(values))}
      saveLabel={t(`units.${kind}.create`)}
    >
      {(form) => <UnitFields form={form} />}
    </FormSheet>
  );
}

interface EditUnitProps {
  readonly kind: UnitKind;
  readonly opened: boolean;
  readonly unit: Unit;
  readonly onClose: () => void;
}

/** Renames a department or a position. */
export function EditUnit({ kind, opened, unit, onClose }: EditUnitProps) {
  const t = useTexts(texts);
  const update = useUpdateUnit(kind);
  return (
    <FormSheet<UnitInput, Unit>
      opened={opened}
      onClose={onClose}
      title={t(`units.${kind}.edit_title`)}
      schema={unitInput}
      initialValues={valuesOf(unit)}
      save={(values, { id, updated_at } = unit) =>
        update.mutateAsync({ id, updated_at, ...unitInput.parse(values) })
      }
      editing={{
        stored: unit,
        schema: unitSchema,
        toValues: valuesOf,
        labels: { name_th: t('units.form.name_th'), name_en: t('units.form.name_en') },
      }}
    >
      {(form) => <UnitFields form={form} />}
    </FormSheet>
  );
}

function UnitFields({ form }: { readonly form: ZodForm<UnitInput> }) {
  const t = useTexts(texts);
  return (
    <>
      {(['name_th', 'name_en'] as const).map((field) => (
        <TextInput
          key={form.key(field)}
          {...form.getInputProps(field)}
          label={t(`units.form.${field}`)}
          maxLength={UNIT_NAME_LENGTH}
          autoComplete="off"
          withAsterisk
        />
      ))}
    </>
  );
}

function valuesOf({ name_th, name_en }: Unit): UnitInput {
  return { name_th, name_en };
}
