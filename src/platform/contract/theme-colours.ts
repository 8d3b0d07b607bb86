/** Ten shades of one colour, 0 the lightest; equal steps of lightness, so all themes keep the same contrast. */
export type Shades = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

interface ThemeDefinition {
  readonly primary: Shades;
  /** Where the theme paints its header and primary buttons with a gradient instead of one colour. */
  readonly gradient?: readonly [from: string, to: string];
}

/** The themes a company or person may choose; the first is the default. */
export const THEMES = {
  /** Calm indigo. */
  Default: {
    primary: [
      '#f3f7fe',
      '#e4edff',
      '#ccddff',
      '#acc7ff',
      '#82abfe',
      '#568afe',
      '#3c6fe7',
      '#2d5bca',
      '#2148a8',
      '#173682',
    ],
  },
  /** Cane gold, with bronze for text. */
  Wangkanai: {
    primary: [
      '#fff5ea',
      '#fbead5',
      '#f6d7b1',
      '#edbe83',
      '#de9e47',
      '#c48001',
      '#a46b04',
      '#8a5900',
      '#704700',
      '#563500',
    ],
  },
  /** Trustworthy steel blue. */
  Credence: {
    primary: [
      '#edf9fe',
      '#dbf1fa',
      '#bbe4f5',
      '#92d2ec',
      '#5cbadd',
      '#179fc7',
      '#0585a9',
      '#006f8e',
      '#015a73',
      '#004458',
    ],
  },
  /** Pink, so that it is not taken for danger. */
  RoseTheme: {
    primary: [
      '#fef3f8',
      '#fbe6f0',
      '#f9cee3',
      '#f7aed4',
      '#f37ec0',
      '#de56a7',
      '#c23b8e',
      '#a82778',
      '#8b1a62',
      '#6b124b',
    ],
  },
  OliveTheme: {
    primary: [
      '#f6f8ee',
      '#ebefdd',
      '#d9e1bf',
      '#c3ce9a',
      '#a7b56c',
      '#8b9a42',
      '#738227',
      '#5f6c13',
      '#4d5807',
      '#3a4204',
    ],
  },
  /** Deep forest green. */
  ForestTheme: {
    primary: [
      '#effaf3',
      '#dff3e5',
      '#c3e7cf',
      '#9ed7b2',
      '#71c190',
      '#44a770',
      '#258e59',
      '#0c7847',
      '#036138',
      '#004a29',
    ],
  },
  /** Wine with a gradient to plum: nothing about it looks like danger. */
  GarnetGradientTheme: {
    primary: [
      '#fcf4f7',
      '#f7e8ee',
      '#f1d3e0',
      '#eab6cd',
      '#e28eb6',
      '#cc6c9c',
      '#b15484',
      '#98426f',
      '#7d335a',
      '#602544',
    ],
    gradient: ['#84204f', '#80257b'],
  },
} as const satisfies Record<string, ThemeDefinition>;

export type ThemeName = keyof typeof THEMES;
