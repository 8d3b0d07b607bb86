import { FARMER } from '#modules/farmer-quotas/contract/farmers.ts';
import type { Context } from '#platform/server/context.ts';
import type { FindHeld } from '#platform/server/personal-data/held-records.ts';
import { writeTime } from '#platform/server/texts/write-time.ts';
import { findPlots } from '../plots/plot-reference.queries.ts';
import { writeArea } from './write-area.ts';

/** The plots of a farmer who asks what is held about them. */
export function heldPlots({ translator }: Pick<Context, 'translator'>): FindHeld {
  return async (tx, scope, { entity, id }) => {
    if (entity !== FARMER) return [];
    const say = (key: string) => translator.translate(scope.language, `land-plots:${key}`);
    const plots = await findPlots(tx, scope, { farmer_id: id });
    return plots.map((plot) => ({
      title: `${say('entities.land_plot')} ${plot.deed_number}`,
      rows: [
        [say('fields.season'), plot.season],
        [say('fields.quota_code'), plot.quota_code],
        [say('fields.deed_kind'), say(`deed_kinds.${plot.deed_kind}`)],
        [say('fields.deed_owner_name'), plot.deed_owner_name],
        [
          say('fields.deed_issue_date'),
          writeTime(plot.deed_issue_date ?? '', scope.language) ?? '-',
        ],
        [say('fields.ownership_type'), say(`ownership_types.${plot.ownership_type}`)],
        [say('fields.address_line'), `${plot.address_line} ${plot.postal_code}`],
        [say('form.area'), writeArea(plot.area_square_metres, { translator, scope })],
        [say('fields.latitude'), String(plot.latitude)],
        [say('fields.longitude'), String(plot.longitude)],
        [say('fields.variety'), plot.variety || '-'],
      ],
      record: plot,
    }));
  };
}
