import { SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { User } from '#modules/identity/contract/users.ts';
import { textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { EmployeeChoice } from './employee-choice.tsx';
import { inviteForms } from './invite-form.ts';
import { postFields } from './post-fields.tsx';
import { useAddMember, useInviteUser } from './users.api.ts';

interface InviteSheetProps extends WindowProps {
  /** A new account waits for its link. */
  readonly onInvited: (user: User) => void;
}

/** Adds a person: with a new account, or with the one they have. */
export function InviteSheet({ onInvited, ...window }: InviteSheetProps) {
  const t = useTexts(texts);
  const [isNew, setIsNew] = useState(true);
  const invite = useInviteUser();
  const join = useAddMember();
  const { role_id, employee_id } = postFields(t);
  const written = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <RecordFormSheet
      {...window}
      onClose={() => {
        setIsNew(true);
        window.onClose();
      }}
      title={t('users.form.invite_title')}
      form={isNew ? inviteForms.new : inviteForms.existing}
      fields={{
        username: {
          label: t('fields.username'),
          input: (props, form) => (
            <>
              <div role="group" aria-label={t('users.form.kind')}>
                <SegmentedControl
                  fullWidth
                  value={isNew ? 'new' : 'existing'}
                  data={[
                    { value: 'new', label: t('users.form.new_account') },
                    { value: 'existing', label: t('users.form.existing_account') },
                  ]}
                  onChange={(kind) => {
                    form.clearErrors();
                    const { username, identifier } = form.getValues();
                    // What was typed for the one is meant for the other.
                    if (kind === 'new') form.setFieldValue('username', identifier);
                    else form.setFieldValue('identifier', username);
                    setIsNew(kind === 'new');
                  }}
                />
              </div>
              {isNew ? (
                <TextInput
                  {...props}
                  {...written}
                  description={t('users.form.username_hint')}
                  maxLength={60}
                  withAsterisk
                />
              ) : (
                <p className={text.hint}>{t('users.form.existing_hint')}</p>
              )}
            </>
          ),
        },
        email: isNew
          ? textField({
              label: t('fields.email'),
              inputMode: 'email',
              autoComplete: 'off',
              maxLength: 254,
            })
          : { label: t('fields.email') },
        identifier: {
          label: t('users.form.identifier'),
          ...(!isNew &&
            textField({
              label: t('users.form.identifier'),
              ...written,
              maxLength: 254,
              withAsterisk: true,
            })),
        },
        role_id,
        employee_id: {
          ...employee_id,
          around: (select, form) => <EmployeeChoice form={form}>{select}</EmployeeChoice>,
        },
        // Asked for in place of an employee.
        new_employee: { label: t('users.form.new_employee') },
      }}
      save={({ username, email = null, identifier = '', ...post }) =>
        username === undefined
          ? join.mutateAsync({ identifier, ...post })
          : invite.mutateAsync({ username, email, ...post })
      }
      onSaved={(saved) => {
        if (isNew) onInvited(saved);
      }}
      saveLabel={t(isNew ? 'users.form.invite' : 'users.form.let_in')}
    />
  );
}
