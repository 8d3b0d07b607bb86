import { Link } from '@tanstack/react-router';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatAlternatives } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { useMay } from '#platform/web/shell/viewer.ts';
import { writeAsked } from '../moves/write-asked.ts';
import { texts } from '../texts.ts';
import { useDraftApproval } from './use-draft-approval.ts';

/** Says before a draft is submitted who will decide, or that nobody could, and what helps. */
export function DraftApproval({ quotation }: { readonly quotation: Quotation }) {
  const t = useTexts(texts);
  const mayConfigure = useMay('quotations:configure');
  const { would_ask: asked = [], lacks_approver: lacking = null } =
    useDraftApproval(quotation) ?? {};
  if (lacking === null) {
    if (asked.length === 0) return null;
    return <p className={text.hint}>{t('moves.would_ask', { names: writeAsked(t, asked) })}</p>;
  }
  return (
    <Notice>
      {`${t('moves.no_approver')} `}
      {mayConfigure && (
        <Link to="/quotations/settings" search={{ tab: 'general' }}>
          {t('moves.add_approvers')}
        </Link>
      )}
      {!mayConfigure &&
        lacking.names.length > 0 &&
        t('moves.ask_for_approvers', { names: formatAlternatives(lacking.names) })}
    </Notice>
  );
}
