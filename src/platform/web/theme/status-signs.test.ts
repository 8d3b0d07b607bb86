import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SIGNS } from '../feedback/status-signs.ts';
import { familiesOf } from './colours.ts';
import { distance, EASILY_SEEN, EYES } from './testing/eyes.ts';
import { themeNames } from './theme-css.ts';

const { 'no green': withoutGreen } = EYES;

/** What is drawn in the colours of states, or of charts, which never change with the theme. */
const DRAWN = [
  'src/platform/web/feedback/status-badge.module.css',
  'src/platform/web/chart/chart.module.css',
  'src/modules/feature-development/web/flow/analytics/analytics.module.css',
];

it('states that colour-blind people confuse have signs of their own', () => {
  const { warning, danger, success } = familiesOf('Default', 'light');
  expect(distance(warning.text, danger.text, withoutGreen)).toBeLessThan(EASILY_SEEN);
  expect(distance(success.text, danger.text, withoutGreen)).toBeLessThan(EASILY_SEEN);
  const signs = Object.values(SIGNS);
  expect(new Set(signs).size).toBe(signs.length);
});

describe('gold and olive, which people without green cones take for red,', () => {
  it.each(['Wangkanai', 'OliveTheme'] as const)('mean no state and no series in %s', (theme) => {
    expect(themeNames()).toContain(theme);
    const { brand, danger } = familiesOf(theme, 'light');
    expect(distance(brand.filled, danger.filled, withoutGreen)).toBeLessThan(EASILY_SEEN);
    for (const file of DRAWN) {
      const fills = readFileSync(file, 'utf8').match(
        /(?:background|fill|stroke): [^;]*brand[^;]*/g,
      );
      expect({ file, fills }).toEqual({ file, fills: null });
    }
  });
});
