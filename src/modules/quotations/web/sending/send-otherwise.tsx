import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { isAnswerable } from './is-sendable.ts';
import { LinksPanel } from './links-panel.tsx';

interface SendOtherwiseProps extends WindowProps {
  readonly title: string;
  readonly quotation: Quotation;
}

/** How the customer gets the offer where the company sends no e-mail. */
export function SendOtherwise({ title, quotation, ...window }: SendOtherwiseProps) {
  const t = useTexts(texts);
  return (
    <Dialog {...window} title={title}>
      <Stack>
        <Notice>{t('sending.no_mail')}</Notice>
        <LinksPanel
          id={quotation.id}
          mayWrite
          mayMake={isAnswerable(quotation)}
          isUnsent={quotation.status === 'approved'}
        />
      </Stack>
    </Dialog>
  );
}
