import { describe, expect, it } from 'vitest';
import { contrast, familiesOf, mix } from './colours.ts';
import { THEMES } from '#platform/contract/theme-colours.ts';
import { GROUND, type Scheme } from './tokens.ts';
import { themeCss, themeNames } from './theme-css.ts';

const TEXT = 4.5;
const SIGN = 3;

const dresses = themeNames().flatMap((theme) =>
  (['light', 'dark'] as const).map((scheme: Scheme) => ({ theme, scheme })),
);

it('there are seven themes in two schemes', () => {
  expect(dresses).toHaveLength(14);
});

describe.each(dresses)('$theme in the $scheme', ({ theme, scheme }) => {
  const ground = GROUND[scheme];
  const grounds = [ground.canvas, ground.surface, ground.raised, ground.sunken, ground.hover];
  const families = Object.entries(familiesOf(theme, scheme));

  it('has text that is readable on every background', () => {
    for (const under of grounds) {
      for (const letters of [ground.text, ground['text-dimmed'], ground['text-faint']]) {
        expect(contrast(letters, under)).toBeGreaterThanOrEqual(TEXT);
      }
    }
  });

  it('has controls with a visible edge', () => {
    for (const under of [ground.surface, ground.raised, ground.canvas]) {
      expect(contrast(ground['control-line'], under)).toBeGreaterThanOrEqual(SIGN);
    }
  });

  it.each(families)('%s can be read as text, filled and soft', (_name, family) => {
    for (const under of grounds) {
      expect(contrast(family.text, under)).toBeGreaterThanOrEqual(TEXT);
    }
    expect(contrast('#ffffff', family.filled)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast('#ffffff', family['filled-hover'])).toBeGreaterThanOrEqual(TEXT);
    for (const soft of [family.light, family['light-hover'], family['outline-hover']]) {
      expect(contrast(family['light-color'], soft)).toBeGreaterThanOrEqual(TEXT);
    }
    expect(contrast(family.outline, ground.surface)).toBeGreaterThanOrEqual(SIGN);
  });

  it('has a visible focus ring and accents', () => {
    const { brand } = familiesOf(theme, scheme);
    for (const under of grounds) {
      expect(contrast(brand.text, under)).toBeGreaterThanOrEqual(SIGN);
    }
    expect(contrast(brand.filled, brand.light)).toBeGreaterThan(1.5);
  });

  it('has a readable sidebar', () => {
    const shade = THEMES[theme].primary[scheme === 'light' ? 6 : 4];
    const sidebar = mix(shade, ground.surface, scheme === 'light' ? 0.035 : 0.03);
    const hovered = mix(familiesOf(theme, scheme).brand.text, sidebar, 0.08);
    for (const under of [sidebar, hovered]) {
      expect(contrast(ground.text, under)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(ground['text-dimmed'], under)).toBeGreaterThanOrEqual(TEXT);
    }
  });
});

it('white is readable along the whole gradient', () => {
  const { gradient } = THEMES.GarnetGradientTheme;
  for (let step = 0; step <= 10; step += 1) {
    expect(contrast('#ffffff', mix(gradient[1], gradient[0], step / 10))).toBeGreaterThanOrEqual(
      TEXT,
    );
  }
});

it('contrast is that of the guidelines', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('the style sheet has every theme and scheme, and treats an unknown theme like the default', () => {
  const css = themeCss();
  for (const { theme, scheme } of dresses.filter((dress) => dress.theme !== 'Default')) {
    expect(css).toContain(`:root[data-theme='${theme}'][data-mantine-color-scheme='${scheme}'], `);
  }
  expect(css).not.toContain(":root[data-theme='Default']");
  expect(css).not.toContain('undefined');
});
