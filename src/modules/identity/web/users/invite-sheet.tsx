import { SegmentedControl, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { FormSheet } from '#platform/web/form/form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { memberInput, userInput, type User } from '#modules/identity/contract/users.ts';
import { texts } from '../texts.ts';
import { useAddMember, useInviteUser } from './users.api.ts';
import { PostFields, type PostValues } from './post-fields.tsx';
import classes from './users.module.css';

interface InviteValues extends PostValues {
  readonly username: string;
  readonly email: string;
  readonly identifier: string;
}

const blank: InviteValues = {
  username: '',
  email: '',
  identifier: '',
  role_id: '',
  employee_id: null,
};

/** The contract's rules, over the fields as they are typed. */
const rulesOfNew = z.preprocess(
  (values: InviteValues) => ({
    username: values.username,
    email: values.email.trim() === '' ? null : values.email.trim(),
    role_id: values.role_id,
    employee_id: values.employee_id,
  }),
  userInput,
);
const rulesOfExisting = z.preprocess(
  ({ identifier, role_id, employee_id }: InviteValues) => ({ identifier, role_id, employee_id }),
  memberInput,
);

interface InviteSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** A new account waits for its link. */
  readonly onInvited: (user: User) => void;
}

/** Adds a person: with a new account, or with the one she has. */
export function InviteSheet({ opened, onClose, onInvited }: InviteSheetProps) {
  const t = useTexts(texts);
  const [kind, setKind] = useState<'new' | 'existing'>('new');
  // The sheet closes first: two windows over each other would both ask for the keys.
  const invited = useRef<User>(undefined);
  const invite = useInviteUser((user) => {
    invited.current = user;
  });
  const join = useAddMember();
  const close = () => {
    const user = invited.current;
    invited.current = undefined;
    onClose();
    if (user !== undefined) onInvited(user);
  };
  return (
    <FormSheet<InviteValues>
      opened={opened}
      onClose={close}
      title={t('users.form.invite_title')}
      schema={kind === 'new' ? rulesOfNew : rulesOfExisting}
      initialValues={blank}
      save={(values) =>
        kind === 'new'
          ? invite.mutateAsync(rulesOfNew.parse(values))
          : join.mutateAsync(rulesOfExisting.parse(values))
      }
      saveLabel={t('users.form.invite')}
    >
      {(form) => (
        <>
          <div role="group" aria-label={t('users.form.kind')}>
            <SegmentedControl
              fullWidth
              value={kind}
              data={[
                { value: 'new', label: t('users.form.new_account') },
                { value: 'existing', label: t('users.form.existing_account') },
              ]}
              onChange={(chosen) => {
                form.clearErrors();
                setKind(chosen === 'new' ? 'new' : 'existing');
              }}
            />
          </div>
          {kind === 'new' ? (
            <>
              <TextInput
                key={form.key('username')}
                {...form.getInputProps('username')}
                label={t('users.form.username')}
                description={t('users.form.username_hint')}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={60}
                withAsterisk
              />
              <TextInput
                key={form.key('email')}
                {...form.getInputProps('email')}
                label={t('users.form.email')}
                inputMode="email"
                autoComplete="off"
                maxLength={254}
              />
            </>
          ) : (
            <>
              <p className={classes.expires}>{t('users.form.existing_hint')}</p>
              <TextInput
                key={form.key('identifier')}
                {...form.getInputProps('identifier')}
                label={t('users.form.identifier')}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
                withAsterisk
              />
            </>
          )}
          <PostFields form={form} />
        </>
      )}
    </FormSheet>
  );
}
