import { GROUND, NEUTRAL, STATUS, type Scheme } from './tokens.ts';
import { THEMES, type Shades, type ThemeName } from '#platform/contract/theme-colours.ts';

/** How one colour is used in one scheme: text, filled and soft backgrounds, lines. */
export type Family = Record<Use, string>;

type Use =
  | 'text'
  | 'filled'
  | 'filled-hover'
  | 'light'
  | 'light-hover'
  | 'light-color'
  | 'outline'
  | 'outline-hover';

/** Derives the uses of a colour from its shades. */
export function familyOf(shades: Shades, scheme: Scheme): Family {
  if (scheme === 'light') {
    return {
      text: shades[7],
      filled: shades[7],
      'filled-hover': shades[8],
      light: shades[1],
      'light-hover': shades[2],
      'light-color': shades[8],
      outline: shades[7],
      'outline-hover': shades[0],
    };
  }
  const ground = GROUND.dark.surface;
  return {
    text: shades[3],
    filled: shades[7],
    'filled-hover': shades[8],
    light: mix(shades[7], ground, 0.26),
    'light-hover': mix(shades[7], ground, 0.36),
    'light-color': shades[2],
    outline: shades[4],
    'outline-hover': mix(shades[7], ground, 0.16),
  };
}

/** The colours every screen may use. */
export type FamilyName = 'brand' | 'success' | 'warning' | 'danger' | 'info' | 'gray';

export function familiesOf(theme: ThemeName, scheme: Scheme): Record<FamilyName, Family> {
  return {
    brand: familyOf(THEMES[theme].primary, scheme),
    success: familyOf(STATUS.success, scheme),
    warning: familyOf(STATUS.warning, scheme),
    danger: familyOf(STATUS.danger, scheme),
    info: familyOf(STATUS.info, scheme),
    gray: greyFamily(scheme),
  };
}

function greyFamily(scheme: Scheme): Family {
  if (scheme === 'light') {
    return { ...familyOf(NEUTRAL, 'light'), light: NEUTRAL[1], outline: NEUTRAL[5] };
  }
  return {
    text: '#c4c8cf',
    filled: '#4a4f59',
    'filled-hover': '#575d68',
    light: '#25282f',
    'light-hover': '#2f333b',
    'light-color': '#d5d8de',
    outline: '#6b7079',
    'outline-hover': '#1d1f24',
  };
}

/** Lays `share` of one colour over another, both written `#rrggbb`. */
export function mix(colour: string, ground: string, share: number): string {
  const over = channels(colour);
  const under = channels(ground);
  const mixed = over.map((value, index) => {
    const below = under[index] ?? 0;
    return Math.round(value * share + below * (1 - share));
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast of two colours by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
