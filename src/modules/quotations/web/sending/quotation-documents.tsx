import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { PaperPanel } from '../paper/paper-panel.tsx';
import { AnswersPanel } from './answers-panel.tsx';
import { isAnswerable, isSendable } from './is-sendable.ts';
import { LinksPanel } from './links-panel.tsx';
import { MailsPanel } from './mails-panel.tsx';
import classes from './sending.module.css';

/** The paper, how it reaches the customer, and what the customer said. */
export function QuotationDocuments({ quotation }: { readonly quotation: Quotation }) {
  const { id } = quotation;
  const mayWrite = useMay('quotations:write');
  return (
    <div className={classes.documents}>
      <PaperPanel key={id} quotation={quotation} />
      <Stack>
        <AnswersPanel id={id} />
        <MailsPanel quotation={quotation} maySend={mayWrite && isSendable(quotation)} />
        <LinksPanel
          key={id}
          id={id}
          mayWrite={mayWrite}
          mayMake={mayWrite && isAnswerable(quotation)}
          isUnsent={quotation.status === 'approved'}
        />
      </Stack>
    </div>
  );
}
