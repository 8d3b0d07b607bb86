import { Link } from '@tanstack/react-router';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatDate } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { QuotationWarnings } from '../quotations/quotation-warnings.tsx';
import { DraftApproval } from '../approvals/draft-approval.tsx';
import { LetterheadNotice } from './letterhead-notice.tsx';

/** Who approves or sends considers the same as who offers. */
const BEFORE_SENDING: ReadonlySet<string> = new Set([
  'draft',
  'submitted',
  'in_approval',
  'approved',
]);

/** What people should know before they act: why it ended, which one counts, and what to consider. */
export function QuotationNotices({ quotation }: { readonly quotation: Quotation }) {
  const t = useTexts(texts);
  const { status, status_reason, rejected_by, superseded_by_id, valid_until } = quotation;
  // A draft that an approver sent back keeps the reason until it is handed in again.
  const isRejected = rejected_by !== null && status_reason !== '';
  return (
    <>
      {isRejected && (
        <Notice>{`${t(`detail.rejected_by_${rejected_by}`)}: ${status_reason}`}</Notice>
      )}
      {status === 'cancelled' && <Notice>{`${t('detail.cancelled')}: ${status_reason}`}</Notice>}
      {status === 'expired' && (
        <Notice>{t('detail.expired', { day: formatDate(valid_until) })}</Notice>
      )}
      {superseded_by_id !== null && (
        <Notice>
          {`${t('detail.superseded')} `}
          <Link to="/quotations/$id" params={{ id: superseded_by_id }}>
            {t('detail.open_newer')}
          </Link>
        </Notice>
      )}
      {BEFORE_SENDING.has(status) && (
        <>
          <DraftApproval quotation={quotation} />
          <QuotationWarnings warnings={quotation.warnings} />
          <LetterheadNotice />
        </>
      )}
    </>
  );
}
