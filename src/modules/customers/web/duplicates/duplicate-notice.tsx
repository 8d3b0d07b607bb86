import { useQuery } from '@tanstack/react-query';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { DuplicateLinks } from './duplicate-links.tsx';
import { duplicatesQuery } from './duplicates.api.ts';

/** Says of a customer which others it may be, with the way to merge them. */
export function DuplicateNotice({ customerId }: { readonly customerId: string }) {
  const t = useTexts(texts);
  const found = useQuery(duplicatesQuery({ id: customerId })).data ?? [];
  if (found.length === 0) return null;
  return (
    <Notice>
      <DuplicateLinks title={t('duplicates.of_customer')} found={found} />
    </Notice>
  );
}
