import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import type { Context } from '#platform/server/context.ts';
import type { CheckRecord } from '#platform/server/records/check-records.ts';
import { findPlots } from '../plots/plot-reference.queries.ts';
import { writeArea } from './write-area.ts';

/** Compares the areas of the plots of a quota with those of their deeds, for officers who verify it. */
export function checkQuota({ translator }: Pick<Context, 'translator'>): CheckRecord {
  return async (tx, scope, { entity, id }) => {
    if (entity !== FARMER_QUOTA) return [];
    const say = (key: string, parameters?: Record<string, string>) =>
      translator.translate(scope.language, `land-plots:checks.${key}`, parameters);
    const plots = await findPlots(tx, scope, { quota_id: id });
    const label = say('area');
    if (plots.length === 0) return [{ label, outcome: 'doubtful', message: say('no_plots') }];
    const differing = plots.filter(({ area_agreement }) => area_agreement === 'differs');
    const total = plots.reduce((sum, { area_square_metres }) => sum + area_square_metres, 0);
    const parameters = {
      plots: String(plots.length),
      area: writeArea(total, { translator, scope }),
      deeds: differing.map(({ deed_number }) => deed_number).join(', '),
    };
    return differing.length === 0
      ? [{ label, outcome: 'passed', message: say('areas_agree', parameters) }]
      : [{ label, outcome: 'doubtful', message: say('areas_differ', parameters) }];
  };
}
