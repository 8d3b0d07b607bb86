import type { ReactNode } from 'react';
import {
  SMS_BODIES,
  SMS_PRESETS,
  smsChannel,
  smsChannelChange,
  type SmsChannel,
} from '#modules/notifications/contract/sms-channel.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { longTextField, nativeChoiceField, textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { channelFields, secretField } from './channel-fields.tsx';
import { smsCalls } from './channels.api.ts';

const form = defineForm({
  body: smsChannelChange,
  record: smsChannel,
  derive: () => ({ secret: '' }),
});

/** As they are written in a template. */
const variables = {
  to: '{{to}}',
  message: '{{message}}',
  sender: '{{sender}}',
  secret: '{{secret}}',
  receipt_url: '{{receipt_url}}',
};

type Values = FormValues<typeof smsChannelChange>;
type Preset = Values['preset'];

interface OfPresetProps {
  readonly form: ZodForm<Values>;
  readonly preset: Preset;
  readonly children: ReactNode;
}

function OfPreset({ form: of, preset, children }: OfPresetProps) {
  return of.useWatchValue('preset') === preset && children;
}

/** Hides a field for the other kind of gateway. */
function only(preset: Preset) {
  return (input: ReactNode, of: ZodForm<Values>) => (
    <OfPreset form={of} preset={preset}>
      {input}
    </OfPreset>
  );
}

/** Sets up the gateway of SMS; the secret is sent only where one was typed. */
export function SmsSheet({ channel, ...window }: WindowProps & { readonly channel: SmsChannel }) {
  const t = useTexts(texts);
  const change = smsCalls.useChange();
  const { enabled, per_minute } = channelFields(t);
  return (
    <RecordFormSheet
      {...window}
      title={t('channels.edit_title', { channel: t('channel_names.SMS') })}
      form={form}
      stored={channel}
      fields={{
        enabled,
        preset: nativeChoiceField({
          label: t('fields.preset'),
          values: SMS_PRESETS,
          labelOf: (value) => t(`channels.presets.${value}`),
        }),
        url: textField({
          label: t('fields.url'),
          description: t('channels.form.url_hint'),
          placeholder: 'https://api.twilio.com',
          autoComplete: 'off',
        }),
        account: {
          ...textField({ label: t('fields.account'), placeholder: 'AC…', autoComplete: 'off' }),
          around: only('twilio'),
        },
        secret: secretField(t, { label: t('channels.form.secret'), isStored: channel.has_secret }),
        sender: textField({
          label: t('fields.sender'),
          description: t('channels.form.sms_sender'),
        }),
        headers: {
          ...longTextField({
            label: t('fields.headers'),
            description: t('channels.form.headers_hint', { secret: '{{secret}}' }),
            placeholder: 'Authorization: Bearer {{secret}}',
            autosize: true,
          }),
          around: only('generic'),
        },
        body_kind: {
          ...nativeChoiceField({
            label: t('fields.body_kind'),
            values: SMS_BODIES,
            labelOf: (value) => t(`channels.bodies.${value}`),
          }),
          around: only('generic'),
        },
        body: {
          ...longTextField({
            label: t('fields.body'),
            description: t('channels.form.body_hint', variables),
            placeholder: '{"to":"{{to}}","text":"{{message}}","from":"{{sender}}"}',
            autosize: true,
          }),
          around: only('generic'),
        },
        message_id_path: {
          ...textField({
            label: t('fields.message_id_path'),
            description: t('channels.form.path_hint'),
            placeholder: 'messages.0.id',
          }),
          around: only('generic'),
        },
        receipt_id_path: {
          ...textField({
            label: t('fields.receipt_id_path'),
            description: t('channels.form.receipt_hint'),
            placeholder: 'message.id',
          }),
          around: only('generic'),
        },
        receipt_state_path: {
          ...textField({
            label: t('fields.receipt_state_path'),
            placeholder: 'message.status',
          }),
          around: only('generic'),
        },
        per_minute,
      }}
      save={({ secret, ...body }) =>
        change.mutateAsync({ ...body, ...(secret === '' ? {} : { secret }) })
      }
    />
  );
}
