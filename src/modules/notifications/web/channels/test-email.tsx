import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { EmailChannel } from '#modules/notifications/contract/email-channel.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useTestEmailChannel } from './channels.api.ts';
import { TestAnswer } from './test-answer.tsx';

/** Sends a test, and shows what the mail server said. */
export function TestEmail({
  channel,
  opened,
  onClose,
}: WindowProps & { readonly channel: EmailChannel }) {
  const t = useTexts(texts);
  const test = useTestEmailChannel();
  const [to, setTo] = useState(channel.own_address ?? '');
  if (!opened) return null;
  return (
    <FormDialog
      title={t('channels.test_title')}
      confirmLabel={t('channels.test_send')}
      disabled={to.trim() === ''}
      busy={test.isPending}
      onSubmit={() => test.mutate({ to: to.trim() })}
      onClose={onClose}
    >
      <TextInput
        type="email"
        label={t('channels.test_to')}
        value={to}
        data-autofocus
        onChange={({ currentTarget: { value } }) => setTo(value)}
      />
      <TestAnswer answer={test.data} />
    </FormDialog>
  );
}
