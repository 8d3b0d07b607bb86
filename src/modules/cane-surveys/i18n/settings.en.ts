import type { Texts } from '#platform/contract/texts/texts.ts';
import type { settings as th } from './settings.th.ts';

/** Texts of the yield formula in English. */
export const settings = {
  formula: {
    title: 'Yield formula',
    purpose:
      'The constants of the company; surveys that are stored keep theirs until they are changed',
    example:
      'Example: rows {{furrow_spacing_cm}} cm apart, {{clumps_per_10m}} clumps in 10 m, {{stalks_per_clump}} stalks each, {{stalk_length_cm}} cm long and {{diameter_cm}} cm thick',
    density_hint: 'Gives the weight of a stalk from its length and diameter',
    usual_hint: 'Used where length or diameter was not measured',
    harvested_hint: 'How much of the cane in the field reaches the mill',
    load_failed: 'The formula was not loaded',
    saved: 'The formula was saved',
    save_failed: 'The formula was not saved',
  },
} satisfies Texts<typeof th>;
