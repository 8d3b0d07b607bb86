import { lazy, Suspense } from 'react';
import type { Customer } from '#modules/customers/contract/customers.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useBatches, type BatchWindow } from '#platform/web/records/use-batches.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';

const TagSeveral = lazy(async () => ({
  default: (await import('./tag-several.tsx')).TagSeveral,
}));

/** Puts tags on the chosen customers of a list, or takes them off. */
export function useTagBatches(records: readonly Customer[]) {
  const t = useTexts(texts);
  const mayWrite = useMay('customers:write');
  const action = (label: string, putOn: boolean) => ({
    label,
    draw: (window: BatchWindow) => (
      <Suspense>
        <TagSeveral {...window} putOn={putOn} />
      </Suspense>
    ),
  });
  return useBatches({
    records,
    refreshes: ['customer', 'customer_tag'],
    actionsFor: () =>
      mayWrite
        ? [action(t('tags.put_on_several'), true), action(t('tags.take_off_several'), false)]
        : [],
  });
}
