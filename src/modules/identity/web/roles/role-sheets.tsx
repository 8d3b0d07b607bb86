import { Checkbox, TextInput } from '@mantine/core';
import { FormSheet } from '#platform/web/form/form-sheet.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useViewer } from '#platform/web/shell/viewer.ts';
import {
  role as roleSchema,
  roleInput,
  type PermissionGroup,
  type Role,
} from '#modules/identity/contract/roles.ts';
import { useChangeRole, useCreateRole } from './roles.api.ts';
import { texts } from '../texts.ts';
import classes from './roles.module.css';

interface RoleValues {
  readonly name: string;
  readonly permissions: string[];
}

interface RoleSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly groups: readonly PermissionGroup[];
}

export function CreateRoleSheet({ opened, onClose, groups }: RoleSheetProps) {
  const t = useTexts(texts);
  const create = useCreateRole();
  return (
    <FormSheet<RoleValues>
      opened={opened}
      onClose={onClose}
      title={t('role_matrix.form.create_title')}
      schema={roleInput}
      initialValues={{ name: '', permissions: [] }}
      save={(values) => create.mutateAsync(values)}
    >
      {(form) => <RoleFields form={form} groups={groups} />}
    </FormSheet>
  );
}

export function EditRoleSheet({
  opened,
  onClose,
  groups,
  role,
}: RoleSheetProps & { readonly role: Role }) {
  const t = useTexts(texts);
  const change = useChangeRole();
  return (
    <FormSheet<RoleValues, Role>
      opened={opened}
      onClose={onClose}
      title={t('role_matrix.form.edit_title')}
      schema={roleInput}
      initialValues={valuesOf(role)}
      save={(values, { id, updated_at } = role) =>
        change.mutateAsync({ id, updated_at, ...values })
      }
      editing={{
        stored: role,
        schema: roleSchema,
        toValues: valuesOf,
        labels: {
          name: t('role_matrix.form.name'),
          permissions: t('role_matrix.form.permissions'),
        },
      }}
    >
      {(form) => <RoleFields form={form} groups={groups} />}
    </FormSheet>
  );
}

interface RoleFieldsProps {
  readonly form: ZodForm<RoleValues>;
  readonly groups: readonly PermissionGroup[];
}

function RoleFields({ form, groups }: RoleFieldsProps) {
  const t = useTexts(texts);
  const { permissions: own } = useViewer();
  return (
    <>
      <TextInput
        key={form.key('name')}
        {...form.getInputProps('name')}
        label={t('role_matrix.form.name')}
        maxLength={60}
        withAsterisk
      />
      <Checkbox.Group
        key={form.key('permissions')}
        {...form.getInputProps('permissions')}
        label={t('role_matrix.form.permissions')}
        description={t('role_matrix.form.permissions_hint')}
      >
        <div className={classes.groups}>
          {groups.map(({ module, title, permissions }) => (
            <fieldset key={module} className={classes.group}>
              <legend>{title}</legend>
              {permissions.map(({ name, label }) => (
                <Checkbox key={name} value={name} label={label} disabled={!own.has(name)} />
              ))}
            </fieldset>
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}

function valuesOf({ name, permissions }: Role): RoleValues {
  return { name, permissions };
}
