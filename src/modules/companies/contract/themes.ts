import { z } from 'zod';

/** The themes a company or a person may choose; the first is the default. */
export const THEMES = [
  'Default',
  'Wangkanai',
  'Credence',
  'RoseTheme',
  'OliveTheme',
  'ForestTheme',
  'GarnetGradientTheme',
] as const;

export const theme = z.enum(THEMES);

export type Theme = z.output<typeof theme>;
