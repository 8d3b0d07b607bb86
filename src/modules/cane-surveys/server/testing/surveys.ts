import type { z } from 'zod';
import { surveyRoutes, type surveyInput } from '#modules/cane-surveys/contract/surveys.ts';
import { visitRoutes } from '#modules/cane-surveys/contract/visits.ts';
import { createPlot } from '#modules/land-plots/server/testing/plots.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';

type Input = z.input<typeof surveyInput>;

/** What stores a survey, of a plot of its own unless one is given. */
export async function surveyBody(keeper: SignedIn, fields: Partial<Input> = {}): Promise<Input> {
  const plot = fields.plot_id === undefined ? await createPlot(keeper) : undefined;
  return {
    quota_id: plot?.quota_id ?? '',
    plot_id: plot?.id ?? '',
    production_year: 2026,
    ...fields,
  };
}

/** Stores a survey. */
export async function createSurvey(keeper: SignedIn, fields: Partial<Input> = {}) {
  return keeper.ask(surveyRoutes.create, { body: await surveyBody(keeper, fields) });
}

interface Planned {
  readonly surveyor_id: number;
  readonly plot_id: string;
  readonly planned_on?: string;
}

/** Plans a plot for a day. */
export function planVisit(keeper: SignedIn, { planned_on = '2026-11-25', ...planned }: Planned) {
  return keeper.ask(visitRoutes.create, { body: { planned_on, ...planned } });
}
