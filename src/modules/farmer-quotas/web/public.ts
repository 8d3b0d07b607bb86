import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { quotaQuery } from './quotas/quotas.api.ts';
import { texts } from './texts.ts';

/** The seasons, and the one people work in. */
export { useSeasons } from './seasons/use-seasons.ts';

/** A quota, as soon as it has arrived. */
export function useQuota(id: string | null): Quota | undefined {
  return useQuery({ ...quotaQuery({ id: id ?? '' }), enabled: id !== null && id !== '' }).data;
}

/** Chooses one of any number of quotas, inside a `Suspense`: `<QuotaSelect label present={id} onChange />`. */
export const QuotaSelect = lazy(async () => {
  const [file] = await Promise.all([import('./quotas/quota-select.tsx'), texts.load()]);
  return { default: file.QuotaSelect };
});

/** Narrows a list to one season, inside a `Suspense`: `<SeasonFilter value={id} onChange />`. */
export const SeasonFilter = lazy(async () => {
  const [file] = await Promise.all([import('./seasons/season-filter.tsx'), texts.load()]);
  return { default: file.SeasonFilter };
});

/** The same by field office; shows nothing where the company has none. */
export const OfficeFilter = lazy(async () => {
  const [file] = await Promise.all([import('./quotas/office-filter.tsx'), texts.load()]);
  return { default: file.OfficeFilter };
});

/** The name of a quota's status, inside a `Suspense`. */
export function useQuotaStatusName(): (status: Quota['quota_status']) => string {
  const t = useTexts(texts);
  return (status) => t(`statuses.${status}`);
}
