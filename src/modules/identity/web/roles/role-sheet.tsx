import {
  role,
  roleInput,
  type PermissionGroup,
  type Role,
} from '#modules/identity/contract/roles.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { useViewer } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { permissionsField } from './permissions-field.tsx';
import { useChangeRole, useCreateRole } from './roles.api.ts';

const form = defineForm({ body: roleInput, record: role });

interface RoleSheetProps extends WindowProps {
  /** The one that is changed; none while one is created. */
  readonly record?: Role;
  readonly groups: readonly PermissionGroup[];
}

/** Makes a role of the company's own, or changes it. */
export function RoleSheet({ record, groups, ...window }: RoleSheetProps) {
  const t = useTexts(texts);
  const { permissions: own } = useViewer();
  const create = useCreateRole();
  const change = useChangeRole();
  return (
    <RecordFormSheet
      {...window}
      title={t(`role_matrix.form.${record === undefined ? 'create' : 'edit'}_title`)}
      form={form}
      stored={record}
      fields={{
        name: textField({ label: t('role_matrix.form.name'), maxLength: 60, withAsterisk: true }),
        permissions: permissionsField({
          label: t('role_matrix.form.permissions'),
          description: t('role_matrix.form.permissions_hint'),
          groups,
          isOff: (name) => !own.has(name),
        }),
      }}
      save={(body, basis) => {
        if (basis === undefined) return create.mutateAsync(body);
        const { id, updated_at } = basis;
        return change.mutateAsync({ id, updated_at, ...body });
      }}
    />
  );
}
