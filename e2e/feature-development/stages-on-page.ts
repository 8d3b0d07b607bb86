import type { Page } from '@playwright/test';
import { th } from '#modules/feature-development/i18n/th.ts';

/** A stage in the workspace of a SOW, by its number. */
export const stageOf = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: page.locator(`[data-stage-title="${number}"]`) });

/** Its name, which takes keys. */
export const titleOf = (page: Page, number: number) =>
  page.locator(`[data-stage-title="${number}"]`);

/** What the workspace says of how far the SOW is. */
export const at = (done: number) =>
  th.stages_done.replace('{{done}}', String(done)).replace('{{count}}', '20');

/** The label of a button of a stage. */
export const ofStage = (action: string, stage: number) =>
  th.workspace.actions.of_stage.replace('{{action}}', action).replace('{{stage}}', String(stage));
