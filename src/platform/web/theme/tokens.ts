import type { Shades } from '#platform/contract/theme-colours.ts';

export type Scheme = 'light' | 'dark';

/** Colours of states, the same in every theme. */
export const STATUS = {
  success: [
    '#eefbf1',
    '#ddf4e2',
    '#c0e8c9',
    '#99d9aa',
    '#68c384',
    '#34aa61',
    '#059149',
    '#01793c',
    '#026230',
    '#004b22',
  ],
  warning: [
    '#fff5ea',
    '#fcead6',
    '#f7d6b2',
    '#efbd84',
    '#df9d48',
    '#c77e00',
    '#a76902',
    '#8b5802',
    '#714601',
    '#573400',
  ],
  danger: [
    '#fff4f3',
    '#fee7e4',
    '#ffcfcb',
    '#ffb0a9',
    '#ff817a',
    '#f24f4e',
    '#d53136',
    '#b91b25',
    '#990b19',
    '#760711',
  ],
  info: [
    '#eff8ff',
    '#dcf0ff',
    '#bce2fe',
    '#93cffa',
    '#5eb6f0',
    '#229add',
    '#0081be',
    '#026c9f',
    '#025782',
    '#014263',
  ],
} as const satisfies Record<string, Shades>;

/** Greys of the light scheme. */
export const NEUTRAL: Shades = [
  '#f8fafe',
  '#f1f3f9',
  '#e5e8ed',
  '#d6d9df',
  '#bbbec3',
  '#8a8c92',
  '#6a6c72',
  '#56585d',
  '#3b3d41',
  '#222428',
];

/** Greys of the dark scheme, 0 the text and 9 the deepest background, in Mantine's order. */
export const DARK: Shades = [
  '#e6e8ec',
  '#c4c8cf',
  '#a7abb3',
  '#81868f',
  '#3a3e47',
  '#2d3037',
  '#1d1f24',
  '#15171b',
  '#0e0f13',
  '#090a0d',
];

/** The backgrounds, lines and text colours that everything else is based on. */
export const GROUND = {
  light: {
    canvas: '#f6f7fa',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: NEUTRAL[1],
    hover: NEUTRAL[1],
    line: NEUTRAL[2],
    'line-strong': NEUTRAL[3],
    'control-line': NEUTRAL[5],
    text: NEUTRAL[9],
    'text-dimmed': '#5b5e65',
    'text-faint': '#686a71',
  },
  dark: {
    canvas: DARK[8],
    surface: DARK[7],
    raised: DARK[6],
    sunken: '#101216',
    hover: DARK[6],
    line: '#25282e',
    'line-strong': DARK[4],
    'control-line': '#6b7079',
    text: DARK[0],
    'text-dimmed': DARK[2],
    'text-faint': '#91969f',
  },
} as const;

/**
 * Colours of series in charts, the same in every theme: each differs from each other one for people who
 * do not see red, green or blue, and from every background.
 */
export const CHART = {
  light: {
    blue: '#358bf6',
    amber: '#c67712',
    green: '#05665d',
    red: '#ac1d03',
    violet: '#592d83',
    grey: '#868686',
  },
  dark: {
    blue: '#4a6cb4',
    amber: '#da942c',
    green: '#6ce6ab',
    red: '#c83c25',
    violet: '#ceaafd',
    grey: '#929292',
  },
} as const satisfies Record<Scheme, Record<string, string>>;

export type ChartColour = keyof (typeof CHART)['light'];
