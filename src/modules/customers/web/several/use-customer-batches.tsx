import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Customer } from '#modules/customers/contract/customers.ts';
import { MOST_MERGED } from '#modules/customers/contract/merge-fields.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import {
  useBatches,
  type BatchAction,
  type BatchWindow,
} from '#platform/web/records/use-batches.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';

const TagSeveral = lazy(async () => ({
  default: (await import('../tags/tag-several.tsx')).TagSeveral,
}));
const ChangeSeveral = lazy(async () => ({
  default: (await import('./change-several.tsx')).ChangeSeveral,
}));

/** What is done to the chosen customers of a list: changed alike, tagged, merged. */
export function useCustomerBatches(records: readonly Customer[]) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('customers:write');
  const mayMerge = useMay('customers:delete');
  const action = (label: string, draw: (window: BatchWindow) => ReactNode): BatchAction => ({
    label,
    draw: (window) => <Suspense>{draw(window)}</Suspense>,
  });
  const merge: BatchAction = {
    label: t('several.merge'),
    run: (ids) => void navigate({ to: '/customers/merge', search: { ids: ids.join(',') } }),
  };
  return useBatches({
    records,
    refreshes: ['customer', 'customer_tag'],
    actionsFor: (count) => [
      ...(mayWrite
        ? [
            action(t('several.edit'), (window) => (
              <ChangeSeveral {...window} customers={records} />
            )),
            action(t('tags.put_on_several'), (window) => <TagSeveral {...window} putOn />),
            action(t('tags.take_off_several'), (window) => (
              <TagSeveral {...window} putOn={false} />
            )),
          ]
        : []),
      ...(mayMerge && count >= 2 && count <= MOST_MERGED ? [merge] : []),
    ],
  });
}
