import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MOST_MERGED } from '#modules/customers/contract/merge-fields.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { DuplicateLinks } from './duplicate-links.tsx';
import { duplicatesQuery } from './duplicates.api.ts';

/** Says of a customer which others it may be, with the way to merge them. */
export function DuplicateNotice({ customerId }: { readonly customerId: string }) {
  const t = useTexts(texts);
  const mayMerge = useMay('customers:delete');
  const found = useQuery(duplicatesQuery({ id: customerId })).data ?? [];
  if (found.length === 0) return null;
  const merged = [customerId, ...found.map(({ customer: { id } }) => id)].slice(0, MOST_MERGED);
  return (
    <Notice>
      <DuplicateLinks title={t('duplicates.of_customer')} found={found} />
      {mayMerge && (
        <Button
          size="compact-sm"
          variant="default"
          renderRoot={(root) => (
            <Link {...root} to="/customers/merge" search={{ ids: merged.join() }} />
          )}
        >
          {t('duplicates.compare')}
        </Button>
      )}
    </Notice>
  );
}
