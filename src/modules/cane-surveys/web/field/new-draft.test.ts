import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlotOfDay } from '#modules/cane-surveys/contract/field-day.ts';
import { newSurvey } from './new-draft.ts';

const visited = { visit_id: null, plot_id: 'plot', quota_id: 'quota', deed_number: '34475' };

function begun(planted_on: string | null, ratoon_number = 0) {
  const plot: PlotOfDay = {
    id: 'plot',
    quota_id: 'quota',
    quota_code: 'Q69-00001',
    farmer_name: 'สมหญิง แสงทอง',
    season: '2569/70',
    deed_number: '34475',
    address_line: 'น้ำพอง',
    latitude: 16,
    longitude: 102,
    measured_square_metres: 10_000,
    shape: [],
    crops: [{ id: 'crop', season: '2569/70', ratoon_number, variety: 'ขอนแก่น 3', planted_on }],
    latest: null,
  };
  const { planting_month, plant_age_months } = newSurvey(visited, plot).measures;
  return [planting_month, plant_age_months];
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T05:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('begins with the month of planting and the age that the crop of the plot says', () => {
  expect(begun('2026-02-15')).toEqual(['2', '9']);
  expect(begun('2025-11-30')).toEqual(['11', '11']);
  expect(begun('2026-11-01')).toEqual(['11', '0']);
});

it('leaves the age to the surveyor where the crop does not say it', () => {
  expect(begun(null)).toEqual(['', '']);
  expect(begun('2024-01-10', 1)).toEqual(['1', '']);
  expect(begun('2026-12-20')).toEqual(['12', '']);
});
