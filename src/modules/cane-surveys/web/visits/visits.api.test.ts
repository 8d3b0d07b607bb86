import { expect, it } from 'vitest';
import { isTouchedBy } from '#platform/web/query/follow-changes.ts';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';

standInBrowser();
const { visitsQuery } = await import('./visits.api.ts');

it('a day plan is outdated by a survey that somebody sends from the field', () => {
  const plan = visitsQuery({ planned_on: '2026-12-01', page_size: 100 });
  expect(isTouchedBy(plan, { entity: 'cane_survey', entity_id: '7' })).toBe(true);
  expect(isTouchedBy(plan, { entity: 'survey_visit', entity_id: '7' })).toBe(true);
  expect(isTouchedBy(plan, { entity: 'farmer_quota', entity_id: '7' })).toBe(false);
});
