import { expect, it } from 'vitest';
import type { Estimate } from '#modules/cane-surveys/contract/estimates.ts';
import { groupEstimates } from './group-estimates.ts';

function estimate(place: { longitude: number; rai: number; tonsPerRai: number }): Estimate {
  const { longitude, rai, tonsPerRai } = place;
  return {
    survey_id: `${longitude}`,
    plot_id: `${longitude}`,
    deed_number: '1',
    farmer_name: 'สมชาย ใจดี',
    latitude: 16.5,
    longitude,
    surveyed_at: '2026-11-01T00:00:00.000Z',
    tons_per_rai: tonsPerRai,
    estimated_tons: rai * tonsPerRai,
  };
}

const near = [
  estimate({ longitude: 103.2, rai: 30, tonsPerRai: 8 }),
  estimate({ longitude: 103.201, rai: 10, tonsPerRai: 12 }),
];
const far = estimate({ longitude: 104.9, rai: 5, tonsPerRai: 10 });

it('puts plots together that cover each other, with their tons and the mean of their ground', () => {
  const [group, other] = groupEstimates([...near, far], 8);
  expect(group).toMatchObject({ tons: 360, tonsPerRai: 9, estimates: near });
  expect(group?.longitude).toBeCloseTo(103.2005, 6);
  expect(other).toMatchObject({ tons: 50, tonsPerRai: 10, estimates: [far] });
});

it('shows each plot by itself from close by, also where nothing grows', () => {
  const bare = estimate({ longitude: 103.2, rai: 3, tonsPerRai: 0 });
  const groups = groupEstimates([...near, bare], 15);
  expect(groups.map(({ tonsPerRai }) => tonsPerRai)).toEqual([8, 12, 0]);
});
