import {
  emailChannel,
  emailChannelChange,
  MAIL_ENCRYPTIONS,
  type EmailChannel,
} from '#modules/notifications/contract/email-channel.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { nativeChoiceField, numberField, textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { channelFields, secretField, wholeNumber } from './channel-fields.tsx';
import { emailCalls } from './channels.api.ts';

const form = defineForm({
  body: emailChannelChange,
  record: emailChannel,
  derive: () => ({ password: '' }),
});

/** Sets up e-mail; the password is sent only where one was typed. */
export function EmailSheet({
  channel,
  ...window
}: WindowProps & { readonly channel: EmailChannel }) {
  const t = useTexts(texts);
  const change = emailCalls.useChange();
  const { enabled, per_minute } = channelFields(t);
  return (
    <RecordFormSheet
      {...window}
      title={t('channels.edit_title', { channel: t('channel_names.Email') })}
      form={form}
      stored={channel}
      fields={{
        enabled,
        host: textField({
          label: t('fields.host'),
          description: t('channels.form.host_hint'),
          placeholder: 'smtp.example.co.th',
          autoComplete: 'off',
        }),
        port: numberField({ label: t('fields.port'), ...wholeNumber }),
        encryption: nativeChoiceField({
          label: t('fields.encryption'),
          values: MAIL_ENCRYPTIONS,
          labelOf: (value) => t(`channels.encryptions.${value}`),
        }),
        username: textField({ label: t('fields.username'), autoComplete: 'off' }),
        password: secretField(t, {
          label: t('channels.form.password'),
          isStored: channel.has_password,
        }),
        sender: textField({ label: t('fields.sender'), type: 'email' }),
        sender_name: textField({ label: t('fields.sender_name') }),
        reply_to: textField({ label: t('fields.reply_to'), type: 'email' }),
        per_minute,
      }}
      save={({ password, ...body }) =>
        change.mutateAsync({ ...body, ...(password === '' ? {} : { password }) })
      }
    />
  );
}
