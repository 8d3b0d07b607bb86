import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { FormSheet } from '#platform/web/form/form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { user as userSchema, userChange, type User } from '#modules/identity/contract/users.ts';
import { texts } from '../texts.ts';
import { useChangeUser } from './users.api.ts';
import { PostFields, type PostValues } from './post-fields.tsx';

interface UserValues extends PostValues {
  readonly email: string;
}

const rules = z.preprocess(
  ({ email, ...post }: UserValues) => ({
    ...post,
    email: email.trim() === '' ? null : email.trim(),
  }),
  userChange.omit({ updated_at: true }),
);

interface UserSheetProps {
  readonly opened: boolean;
  readonly user: User;
  readonly onClose: () => void;
}

/** Changes a person's address, role and employee. */
export function UserSheet({ opened, user, onClose }: UserSheetProps) {
  const t = useTexts(texts);
  const change = useChangeUser();
  return (
    <FormSheet<UserValues, User>
      opened={opened}
      onClose={onClose}
      title={t('users.form.edit_title')}
      schema={rules}
      initialValues={valuesOf(user)}
      save={(values, { id, updated_at } = user) =>
        change.mutateAsync({ id, updated_at, ...rules.parse(values) })
      }
      editing={{
        stored: user,
        schema: userSchema,
        toValues: valuesOf,
        labels: {
          email: t('users.form.email'),
          role_id: t('users.form.role'),
          employee_id: t('users.form.employee'),
        },
      }}
    >
      {(form) => (
        <>
          <TextInput label={t('users.form.username')} value={user.username} disabled />
          <TextInput
            key={form.key('email')}
            {...form.getInputProps('email')}
            label={t('users.form.email')}
            description={user.may_manage_account ? undefined : t('users.form.email_elsewhere')}
            disabled={!user.may_manage_account}
            inputMode="email"
            autoComplete="off"
            maxLength={254}
          />
          <PostFields form={form} employee={user.employee} ownRole={user.is_caller} />
        </>
      )}
    </FormSheet>
  );
}

function valuesOf({ email, role, employee }: User): UserValues {
  return {
    email: email ?? '',
    role_id: role.id,
    employee_id: employee === null ? null : String(employee.id),
  };
}
