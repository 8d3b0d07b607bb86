import { IconArrowsJoin } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { MOST_MERGED } from '#modules/customers/contract/merge-fields.ts';
import type { Customer } from '#modules/customers/contract/customers.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { DetailSkeleton } from '#platform/web/page/detail-skeleton.tsx';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { customerQuery } from './customers.api.ts';
import { texts } from '../texts.ts';
import { MergeForm } from '../merges/merge-form.tsx';
import { mergeSearch } from '../merges/merges.search.ts';

/** Makes one customer of several. */
export function MergeCustomers() {
  const t = useTexts(texts);
  const [{ ids }] = useSearchState(mergeSearch);
  const wanted = [...new Set(ids.split(',').filter(Boolean))].slice(0, MOST_MERGED);
  const queries = useQueries({ queries: wanted.map((id) => customerQuery({ id })) });
  const navigate = useNavigate();
  const [isMerged, setIsMerged] = useState(false);
  const failed = queries.find(({ error }) => error !== null);
  // One that was merged meanwhile leads to another one, which may be here already.
  const found = new Map<string, Customer>();
  for (const { data } of queries) if (data?.deleted_at === null) found.set(data.id, data);
  const customers = [...found.values()];
  const leave = (id: string) => {
    setIsMerged(true);
    void navigate({ to: '/customers/$id', params: { id }, replace: true });
  };
  // Those that were merged are about to lead to the one that stays: they are no longer shown.
  const isWaiting = isMerged || queries.some(({ isPending }) => isPending);
  return (
    <ListPage
      title={t('merges.title')}
      purpose={t('merges.purpose')}
      back={{ to: '/customers/duplicates', label: t('merges.back') }}
    >
      {failed !== undefined && (
        <ErrorState
          error={failed.error}
          title={t('detail.load_failed')}
          onRetry={() => void failed.refetch()}
        />
      )}
      {failed === undefined && isWaiting && <DetailSkeleton />}
      {failed === undefined &&
        !isWaiting &&
        (customers.length < 2 ? (
          <EmptyState
            icon={IconArrowsJoin}
            title={t('merges.too_few')}
            hint={t('merges.too_few_hint')}
          />
        ) : (
          <MergeForm
            key={customers.map(({ id }) => id).join()}
            customers={customers}
            onMerged={leave}
          />
        ))}
    </ListPage>
  );
}
