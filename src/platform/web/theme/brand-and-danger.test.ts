import { describe, expect, it } from 'vitest';
import { familiesOf } from './colours.ts';
import { distance, EASILY_SEEN, EYES } from './testing/eyes.ts';
import { themeNames } from './theme-css.ts';
import { THEMES } from '#platform/contract/theme-colours.ts';

const { 'all colours': all } = EYES;

/** Enough beside the text or sign which danger always has. */
const SEEN = 0.05;

describe.each(themeNames())('in %s', (theme) => {
  it.each(['light', 'dark'] as const)('brand and danger are distinct in the %s', (scheme) => {
    const { brand, danger } = familiesOf(theme, scheme);
    expect(distance(brand.filled, danger.filled, all)).toBeGreaterThan(EASILY_SEEN);
    expect(distance(brand.text, danger.text, all)).toBeGreaterThan(SEEN);
  });
});

it.each(['RoseTheme', 'GarnetGradientTheme'] as const)(
  'in %s, which is reddish itself, they are distinct for colour-blind people too',
  (theme) => {
    const { brand, danger } = familiesOf(theme, 'light');
    for (const eyes of Object.values(EYES)) {
      expect(distance(brand.filled, danger.filled, eyes)).toBeGreaterThan(SEEN);
    }
  },
);

it('neither end of a gradient looks like danger', () => {
  const { danger } = familiesOf('GarnetGradientTheme', 'light');
  for (const colour of THEMES.GarnetGradientTheme.gradient) {
    expect(distance(colour, danger.filled, all)).toBeGreaterThan(EASILY_SEEN);
  }
});
