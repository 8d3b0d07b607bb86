import { TextInput } from '@mantine/core';
import { user, userChange, type User } from '#modules/identity/contract/users.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { useViewer } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { postFields } from './post-fields.tsx';
import { useChangeUser } from './users.api.ts';

const form = defineForm({
  body: userChange,
  record: user,
  derive: ({ role, employee }) => ({ role_id: role.id, employee_id: employee?.id ?? null }),
  prepare: (values) => ({ ...values, email: values.email?.trim() ?? '' }),
});

export function UserSheet({ record, ...window }: WindowProps & { readonly record: User }) {
  const t = useTexts(texts);
  const change = useChangeUser();
  const { companies } = useViewer();
  const mayChangeEmail = record.may_manage_account;
  return (
    <RecordFormSheet
      {...window}
      title={t('users.form.edit_title')}
      form={form}
      stored={record}
      before={
        <TextInput
          label={t('fields.username')}
          description={companies.length > 1 && t('users.form.other_company')}
          value={record.username}
          disabled
        />
      }
      fields={{
        email: textField({
          label: t('fields.email'),
          description: mayChangeEmail ? undefined : t('users.form.email_elsewhere'),
          disabled: !mayChangeEmail,
          inputMode: 'email',
          autoComplete: 'off',
          maxLength: 254,
        }),
        ...postFields(t, record),
      }}
      save={(body) => change.mutateAsync({ id: record.id, ...body })}
    />
  );
}
