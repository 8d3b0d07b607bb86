import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { letterheadQuery } from '../settings/settings.api.ts';
import { texts } from '../texts.ts';

/** Says that the paper would not name who sells. */
export function LetterheadNotice() {
  const t = useTexts(texts);
  const mayConfigure = useMay('quotations:configure');
  const { data: letterhead } = useQuery(letterheadQuery());
  if (letterhead === undefined) return null;
  if (letterhead.address_th !== '' && letterhead.tax_id !== '') return null;
  return (
    <Notice>
      {t('warnings.letterhead_incomplete')}{' '}
      {mayConfigure && (
        <Link to="/quotations/settings" search={{ tab: 'letterhead' }}>
          {t('warnings.complete_letterhead')}
        </Link>
      )}
    </Notice>
  );
}
