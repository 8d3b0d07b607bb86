import { lazy, Suspense } from 'react';
import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useBatches } from '#platform/web/records/use-batches.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';

const VerifySeveral = lazy(async () => ({
  default: (await import('./verify-several.tsx')).VerifySeveral,
}));

/** Verifies the chosen quotas of a list in the same way. */
export function useVerifySeveral(quotas: readonly Quota[]) {
  const t = useTexts(texts);
  const mayVerify = useMay('farmer-quotas:verify');
  return useBatches({
    records: quotas.map(({ id, name, quota_code }) => ({ id, name: `${quota_code} ${name}` })),
    refreshes: ['farmer_quota'],
    actionsFor: () =>
      mayVerify
        ? [
            {
              label: t('bulk.action'),
              draw: (window) => (
                <Suspense>
                  <VerifySeveral {...window} />
                </Suspense>
              ),
            },
          ]
        : [],
  });
}
