import { TextInput } from '@mantine/core';
import { z } from 'zod';
import {
  PHOTO_PIXELS,
  profile as profileSchema,
  profileInput,
  type Profile,
} from '#modules/directory/contract/profile.ts';
import { reloadSaying } from '#platform/web/feedback/reload-saying.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { PictureChoice } from '#platform/web/form/picture-choice.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import classes from '../employees/employees.module.css';
import { emailField, nameField, phoneField, trimContacts } from '../employees/person-fields.ts';
import { texts } from '../texts.ts';
import { useChangeProfile } from './profile.api.ts';

const form = defineForm({
  // A picture that stays is not sent, and may be of any kind.
  body: profileInput.extend({ photo: z.string().nullable() }),
  record: profileSchema,
  derive: ({ photo }) => ({ photo }),
  prepare: (values) => ({ ...values, ...trimContacts(values) }),
});

/** Changes what the signed-in person says of themselves; what administrators say is shown beside it. */
export function ProfileSheet({ profile, ...window }: WindowProps & { readonly profile: Profile }) {
  const t = useTexts(texts);
  const change = useChangeProfile();
  const known = (label: string, value: string | null | undefined) => (
    <TextInput label={label} value={value ?? t('employees.none')} disabled />
  );
  return (
    <RecordFormSheet
      {...window}
      title={t('profile.title')}
      form={form}
      stored={profile}
      fields={{
        photo: {
          label: t('fields.photo'),
          compared: false,
          input: (props) => (
            <div role="group" aria-label={props.label}>
              <PictureChoice
                {...props}
                pixels={PHOTO_PIXELS}
                labels={{
                  choose: t('profile.choose_photo'),
                  remove: t('profile.remove_photo'),
                  unusable: t('errors.photo_unusable'),
                }}
              >
                {(photo) =>
                  photo !== null && <img className={classes.photo} src={photo} alt={props.label} />
                }
              </PictureChoice>
            </div>
          ),
        },
        first_name_th: nameField(t, 'first_name_th'),
        last_name_th: nameField(t, 'last_name_th'),
        first_name: nameField(t, 'first_name'),
        last_name: nameField(t, 'last_name'),
        email: emailField(t, { label: t('profile.email'), description: t('profile.email_hint') }),
        phone: {
          ...phoneField(t),
          around: (input) => (
            <>
              {input}
              {known(t('fields.code'), profile.code)}
              {known(t('fields.position'), profile.position?.name)}
            </>
          ),
        },
      }}
      save={(body, basis) => {
        const { photo, updated_at } = basis ?? profile;
        const isSame = body.photo === photo;
        return change.mutateAsync({ ...body, ...(isSame && { photo: undefined }), updated_at });
      }}
      onSaved={() => reloadSaying(t('profile.saved'))}
    />
  );
}
