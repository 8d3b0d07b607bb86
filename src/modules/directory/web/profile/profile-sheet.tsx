import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { employeeLimits } from '#modules/directory/contract/employees.ts';
import {
  profile as profileSchema,
  profileInput,
  type Profile,
} from '#modules/directory/contract/profile.ts';
import { FormSheet } from '#platform/web/form/form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { coverPage } from '#platform/web/feedback/overlay.tsx';
import { useChangeProfile } from './profile.api.ts';
import { texts } from '../texts.ts';
import { PhotoField } from './photo-field.tsx';

interface ProfileValues {
  readonly first_name_th: string;
  readonly last_name_th: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly photo: string | null;
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** The contract's rules, over the fields as they are typed. */
const rules = z.preprocess(
  ({ email, phone, ...others }: ProfileValues) => ({
    ...others,
    email: orNull(email),
    phone: orNull(phone),
  }),
  // A picture that stays is not sent, and may be of any kind.
  profileInput.extend({ photo: z.string().nullable() }),
);

interface ProfileSheetProps {
  readonly opened: boolean;
  readonly profile: Profile;
  readonly onClose: () => void;
}

/** Changes what the signed-in person says of herself; what is the administrators’ is shown beside it. */
export function ProfileSheet({ opened, profile, onClose }: ProfileSheetProps) {
  const t = useTexts(texts);
  const change = useChangeProfile();
  const save = async (values: ProfileValues, stored: Profile) => {
    const { photo, ...others } = rules.parse(values);
    await change.mutateAsync({
      ...others,
      photo: photo === stored.photo ? undefined : photo,
      updated_at: stored.updated_at,
    });
    // The frame around this page shows name and picture too.
    coverPage(true);
    location.reload();
  };
  const name = (field: 'first_name_th' | 'last_name_th' | 'first_name' | 'last_name') => ({
    label: t(`employees.form.${field}`),
    maxLength: employeeLimits.name,
    withAsterisk: true,
  });
  return (
    <FormSheet<ProfileValues, Profile>
      opened={opened}
      onClose={onClose}
      title={t('profile.title')}
      schema={rules}
      initialValues={valuesOf(profile)}
      save={(values, stored = profile) => save(values, stored)}
      editing={{
        stored: profile,
        schema: profileSchema,
        toValues: valuesOf,
        labels: {
          first_name_th: t('employees.form.first_name_th'),
          last_name_th: t('employees.form.last_name_th'),
          first_name: t('employees.form.first_name'),
          last_name: t('employees.form.last_name'),
          email: t('employees.form.email'),
          phone: t('employees.form.phone'),
        },
      }}
    >
      {(form) => (
        <>
          <PhotoField
            stored={form.getValues().photo}
            error={form.errors['photo']}
            onChange={(photo) => form.setFieldValue('photo', photo)}
          />
          {(['first_name_th', 'last_name_th', 'first_name', 'last_name'] as const).map((field) => (
            <TextInput key={form.key(field)} {...form.getInputProps(field)} {...name(field)} />
          ))}
          <TextInput
            key={form.key('email')}
            {...form.getInputProps('email')}
            label={t('employees.form.email')}
            description={t('profile.email_hint')}
            inputMode="email"
            maxLength={employeeLimits.email}
          />
          <TextInput
            key={form.key('phone')}
            {...form.getInputProps('phone')}
            label={t('employees.form.phone')}
            inputMode="tel"
            maxLength={employeeLimits.phone}
          />
          <TextInput
            label={t('employees.form.code')}
            value={profile.code ?? t('employees.none')}
            disabled
          />
          <TextInput
            label={t('employees.form.position')}
            value={profile.position?.name ?? t('employees.none')}
            disabled
          />
        </>
      )}
    </FormSheet>
  );
}

function valuesOf(profile: Profile): ProfileValues {
  return {
    first_name_th: profile.first_name_th,
    last_name_th: profile.last_name_th,
    first_name: profile.first_name,
    last_name: profile.last_name,
    email: profile.email ?? '',
    phone: profile.phone ?? '',
    photo: profile.photo,
  };
}
