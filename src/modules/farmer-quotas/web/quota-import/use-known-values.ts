import { useQuery } from '@tanstack/react-query';
import { maritalStatuses } from '#modules/farmer-quotas/contract/quota-choices.ts';
import { useProvinceChoices } from '#modules/geography/web/public.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSeasons } from '../seasons/use-seasons.ts';
import { officesQuery } from '../settings/settings.api.ts';
import { texts } from '../texts.ts';

/** What values of a file may mean, by its columns. */
export function useKnownValues() {
  const t = useTexts(texts);
  const { open } = useSeasons();
  const offices = useQuery(officesQuery()).data ?? [];
  const provinces = useProvinceChoices()?.map(({ label }) => asItIs(label)) ?? [];
  return {
    marital_status: maritalStatuses.map((value) => ({
      value,
      label: t(`marital_statuses.${value}`),
    })),
    office: offices.map(({ name }) => asItIs(name)),
    season: open.map(({ name }) => asItIs(name)),
    province: provinces,
    registered_province: provinces,
  };
}

const asItIs = (name: string) => ({ value: name, label: name });
