import { Button, type ButtonProps } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useCustomer } from '#modules/customers/web/public.ts';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';

const SendSheet = whenOpened(async () => (await import('./send-sheet.tsx')).SendSheet);

interface SendButtonProps {
  readonly quotation: Quotation;
  readonly variant: ButtonProps['variant'];
  readonly disabled?: boolean;
}

/** Opens the mail to the customer. */
export function SendButton({ quotation, ...look }: SendButtonProps) {
  const t = useTexts(texts);
  const mail = useRecordWindow<Quotation>();
  // So that their address is known when the mail is opened.
  useCustomer(quotation.customer_id);
  return (
    <>
      <Button
        {...look}
        leftSection={<IconMail size={16} stroke={1.7} />}
        onClick={() => mail.open(quotation)}
      >
        {t('sending.title')}
      </Button>
      {mail.draw((_opened, window) => (
        <SendSheet quotation={quotation} {...window} />
      ))}
    </>
  );
}
