import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { problemAt } from '#platform/web/feedback/failure.ts';
import { formatDate } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { texts } from '../texts.ts';
import { useSendEmail } from './sending.api.ts';

/** To whom, in which words, with the PDF and a link. */
export function SendForm({ quotation }: { readonly quotation: Quotation }) {
  const t = useTexts(texts);
  const { id, quotation_number: number, customer_name: customer } = quotation;
  const valid_until = formatDate(quotation.valid_until);
  const [recipient, setRecipient] = useState('');
  const [copies, setCopies] = useState('');
  const [subject, setSubject] = useState(t('sending.default_subject', { number }));
  const [message, setMessage] = useState(
    t('sending.default_message', { number, customer, valid_until }),
  );
  const [attach_pdf, setAttached] = useState(true);
  const [with_link, setLinked] = useState(true);
  const send = useSendEmail();
  const problem = (field: string) =>
    send.error === null ? undefined : problemAt(send.error, field);
  const cc = copies
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return (
    <Stack>
      <TextInput
        type="email"
        label={t('sending.recipient_email')}
        required
        value={recipient}
        error={problem('recipient_email')}
        onChange={(event) => setRecipient(event.currentTarget.value)}
      />
      <TextInput
        label={t('fields.cc')}
        description={t('sending.cc_hint')}
        value={copies}
        error={problem('cc') ?? problem('cc.0')}
        onChange={(event) => setCopies(event.currentTarget.value)}
      />
      <TextInput
        label={t('fields.subject')}
        required
        value={subject}
        error={problem('subject')}
        onChange={(event) => setSubject(event.currentTarget.value)}
      />
      <Textarea
        label={t('sending.message')}
        required
        autosize
        minRows={5}
        value={message}
        error={problem('message')}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <Checkbox
        label={t('sending.attach_pdf')}
        checked={attach_pdf}
        onChange={(event) => setAttached(event.currentTarget.checked)}
      />
      <Checkbox
        label={t('sending.with_link')}
        checked={with_link}
        onChange={(event) => setLinked(event.currentTarget.checked)}
      />
      <div>
        <Button
          loading={send.isPending}
          onClick={() =>
            send.mutate({
              id,
              recipient_email: recipient,
              cc,
              subject,
              message,
              attach_pdf,
              with_link,
            })
          }
        >
          {t('sending.send')}
        </Button>
      </div>
    </Stack>
  );
}
