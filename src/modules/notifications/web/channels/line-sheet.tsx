import {
  lineChannel,
  lineChannelChange,
  type LineChannel,
} from '#modules/notifications/contract/line-channel.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { channelFields, secretField } from './channel-fields.tsx';
import { lineCalls } from './channels.api.ts';

const form = defineForm({
  body: lineChannelChange,
  record: lineChannel,
  derive: () => ({ token: '', secret: '' }),
});

/** Sets up the account of LINE; token and secret are sent only where they were typed. */
export function LineSheet({ channel, ...window }: WindowProps & { readonly channel: LineChannel }) {
  const t = useTexts(texts);
  const change = lineCalls.useChange();
  const { enabled, per_minute } = channelFields(t);
  return (
    <RecordFormSheet
      {...window}
      title={t('channels.edit_title', { channel: t('channel_names.Line') })}
      form={form}
      stored={channel}
      fields={{
        enabled,
        basic_id: textField({
          label: t('fields.basic_id'),
          description: t('channels.form.basic_id_hint'),
          placeholder: '@123abcde',
          autoComplete: 'off',
        }),
        token: secretField(t, { label: t('channels.form.token'), isStored: channel.has_token }),
        secret: secretField(t, {
          label: t('channels.form.line_secret'),
          isStored: channel.has_secret,
        }),
        per_minute,
        url: textField({
          label: t('fields.url'),
          description: t('channels.form.line_url_hint'),
          placeholder: 'https://api.line.me',
          autoComplete: 'off',
        }),
      }}
      save={({ token, secret, ...body }) =>
        change.mutateAsync({
          ...body,
          ...(token === '' ? {} : { token }),
          ...(secret === '' ? {} : { secret }),
        })
      }
    />
  );
}
