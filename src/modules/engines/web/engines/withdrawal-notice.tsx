import { Link } from '@tanstack/react-router';
import type { Engine } from '#modules/engines/contract/engines.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatDate } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

/** What to use instead of an engine that is out of use, and until when it serves. */
export function WithdrawalNotice({ engine }: { readonly engine: Engine }) {
  const t = useTexts(texts);
  const { status, replacement, retires_on } = engine;
  const isNamed = replacement !== null || retires_on !== null;
  if (status !== 'deprecated' && !(status === 'inactive' && isNamed)) return null;
  return (
    <Notice>
      <strong>{t(`detail.${status}`)}</strong>
      {retires_on !== null && ` · ${t('detail.until', { date: formatDate(retires_on) })}`}
      {replacement !== null && (
        <>
          {` · ${t('detail.replaced_by')} `}
          <Link to="/engine-management/$id" params={{ id: replacement.id }}>
            {`${replacement.code} · ${replacement.name}`}
          </Link>
        </>
      )}
    </Notice>
  );
}
