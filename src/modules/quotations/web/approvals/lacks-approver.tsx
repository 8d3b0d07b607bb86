import { Link } from '@tanstack/react-router';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatAlternatives } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { useLacksApprover } from './use-lacks-approver.ts';

/** Says before a draft is submitted that nobody could approve it, and what helps. */
export function LacksApprover({ quotation }: { readonly quotation: Quotation }) {
  const t = useTexts(texts);
  const mayConfigure = useMay('quotations:configure');
  const lacking = useLacksApprover(quotation);
  if (lacking === null) return null;
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
