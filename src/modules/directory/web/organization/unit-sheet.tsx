import {
  position,
  positionInput,
  unit,
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
import { UnitSelect } from './unit-select.tsx';

const departmentForm = defineForm({ body: unitInput, record: unit });

const positionForm = defineForm({
  body: positionInput,
  record: position,
  derive: ({ department }) => ({ department_id: department?.id ?? null }),
});

interface UnitSheetProps extends WindowProps {
  /** What is changed; nothing while one is added. */
  readonly record?: Unit;
}

/** Adds a department or a position, or changes it. */
export function UnitSheet({ kind, ...props }: UnitSheetProps & { readonly kind: UnitKind }) {
  return kind === 'department' ? <DepartmentSheet {...props} /> : <PositionSheet {...props} />;
}

function DepartmentSheet({ record, ...window }: UnitSheetProps) {
  const create = units.department.useCreate();
  const update = units.department.useUpdate();
  const { names, ...sheet } = useSheetTexts('department', record);
  return (
    <RecordFormSheet
      {...window}
      {...sheet}
      form={departmentForm}
      stored={record}
      fields={names}
      save={(body, basis) =>
        basis === undefined
          ? create.mutateAsync(body)
          : update.mutateAsync({ id: basis.id, updated_at: basis.updated_at, ...body })
      }
    />
  );
}

function PositionSheet({ record, ...window }: UnitSheetProps) {
  const t = useTexts(texts);
  const create = units.position.useCreate();
  const update = units.position.useUpdate();
  const { names, ...sheet } = useSheetTexts('position', record);
  return (
    <RecordFormSheet
      {...window}
      {...sheet}
      form={positionForm}
      stored={record}
      fields={{
        ...names,
        department_id: {
          label: t('fields.department'),
          input: (props) => (
            <UnitSelect
              {...props}
              kind="department"
              description={t('units.department_hint')}
              present={record?.department ?? null}
            />
          ),
        },
      }}
      save={(body, basis) =>
        basis === undefined
          ? create.mutateAsync(body)
          : update.mutateAsync({ id: basis.id, updated_at: basis.updated_at, ...body })
      }
    />
  );
}

function useSheetTexts(kind: UnitKind, record: Unit | undefined) {
  const t = useTexts(texts);
  const { name_th, name_en } = departmentForm.rules;
  const typed = { autoComplete: 'off' } as const;
  return {
    title: t(record === undefined ? `units.${kind}.create` : `units.${kind}.edit_title`),
    saveLabel: record === undefined ? t(`units.${kind}.create`) : undefined,
    names: {
      name_th: textField({ label: t('fields.name_th'), ...name_th, ...typed }),
      name_en: textField({ label: t('fields.name_en'), ...name_en, ...typed }),
    },
  };
}
