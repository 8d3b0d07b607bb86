import { describe, expect, it } from 'vitest';
import { contrast } from './colours.ts';
import { distance, EASILY_SEEN, EYES } from './testing/eyes.ts';
import { CHART, GROUND } from './tokens.ts';

describe.each(['light', 'dark'] as const)('colours of charts in the %s', (scheme) => {
  const colours = Object.values<string>(CHART[scheme]);

  it.each(Object.entries(EYES))('differ for people who see %s', (_eyes, seen) => {
    const nearest = colours.flatMap((one, place) =>
      colours.slice(place + 1).map((other) => distance(one, other, seen)),
    );
    expect(Math.min(...nearest)).toBeGreaterThan(EASILY_SEEN);
  });

  it('stand out from every background', () => {
    const { canvas, surface, raised } = GROUND[scheme];
    for (const ground of [canvas, surface, raised]) {
      for (const colour of colours) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

it('the measure of difference finds a pair that people without green cones confuse', () => {
  expect(distance('#b91b25', '#5a6b00', EYES['all colours'])).toBeGreaterThan(EASILY_SEEN);
  expect(distance('#b91b25', '#5a6b00', EYES['no green'])).toBeLessThan(EASILY_SEEN);
});
