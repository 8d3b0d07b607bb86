import {
  areaAgreements,
  deedKinds,
  ownershipTypes,
} from '#modules/land-plots/contract/plot-choices.ts';
import type { PlotMap } from '#modules/land-plots/contract/map.ts';
import type { ShapeLook } from '#platform/web/map/map-shapes.tsx';
import type { PlotTexts } from '../texts.ts';
import type { Colouring } from './plot-map.search.ts';

type DrawnPlot = PlotMap['plots'][number];

const LOOKS = {
  agrees: 'green',
  differs: 'red',
  owned: 'blue',
  rented: 'amber',
  possessed: 'violet',
  chanote: 'blue',
  nor_sor_3_kor: 'green',
  nor_sor_3: 'amber',
  sor_por_kor: 'violet',
  other: 'grey',
} as const satisfies Record<string, ShapeLook>;

/** How a plot looks on the map. */
export function lookOf(plot: DrawnPlot, colouring: Colouring): ShapeLook {
  return LOOKS[plot[colouring]];
}

/** What the colours of the map mean. */
export function legendOf(t: PlotTexts, colouring: Colouring): { look: ShapeLook; label: string }[] {
  if (colouring === 'area_agreement') {
    return areaAgreements.map((each) => ({
      look: LOOKS[each],
      label: t(`area_agreements.${each}`),
    }));
  }
  if (colouring === 'ownership_type') {
    return ownershipTypes.map((each) => ({
      look: LOOKS[each],
      label: t(`ownership_types.${each}`),
    }));
  }
  return deedKinds.map((each) => ({ look: LOOKS[each], label: t(`deed_kinds.${each}`) }));
}
