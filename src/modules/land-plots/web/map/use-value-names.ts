import { useQuotaStatusName } from '#modules/farmer-quotas/web/public.ts';
import { quotaStatuses } from '#modules/farmer-quotas/contract/quota-choices.ts';
import {
  areaAgreements,
  deedKinds,
  ownershipTypes,
} from '#modules/land-plots/contract/plot-choices.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { OTHERS } from './plot-looks.ts';
import type { Colouring } from './plot-map.search.ts';

/** The names of the values by which the map colours plots. */
export function useValueNames(colouring: Colouring): (value: string) => string {
  const t = useTexts(texts);
  const nameOfStatus = useQuotaStatusName();
  const names: Record<Colouring, readonly (readonly [value: string, name: string])[]> = {
    area_agreement: areaAgreements.map((each) => [each, t(`area_agreements.${each}`)]),
    quota_status: quotaStatuses.map((each) => [each, nameOfStatus(each)]),
    ownership_type: ownershipTypes.map((each) => [each, t(`ownership_types.${each}`)]),
    deed_kind: deedKinds.map((each) => [each, t(`deed_kinds.${each}`)]),
    // A variety is its own name.
    variety: [
      ['', t('maps.no_variety')],
      [OTHERS, t('maps.other_varieties')],
    ],
  };
  const known = new Map(names[colouring]);
  return (value) => known.get(value) ?? value;
}
