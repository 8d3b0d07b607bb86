import { defineEvents } from '#platform/contract/events.ts';
import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { SIDEBAR_GROUPS } from '#platform/contract/sidebar-groups.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#platform/contract/texts/texts.ts';
import { theme } from '#modules/companies/contract/themes.ts';

export const settingsEvents = defineEvents('settings', ['changed']);

export const APPEARANCES = ['light', 'dark', 'auto'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;
export const TIME_ZONES = ['Asia/Bangkok'] as const;
/** Tours of screens, each shown to a person by itself until they have ended it. */
export const TOURS = ['notification_setting'] as const;

const choices = {
  lang: z.enum(LANGUAGES),
  timezone: z.enum(TIME_ZONES),
  appearance: z.enum(APPEARANCES),
  /** How much room tables, lists and forms take. */
  density: z.enum(DENSITIES),
  /** Null follows the theme of the company. */
  theme: theme.nullable(),
  folded_groups: z.array(z.enum(SIDEBAR_GROUPS)).max(SIDEBAR_GROUPS.length),
  seen_tours: z.array(z.enum(TOURS)).max(TOURS.length),
};

/** How one person likes the application to be, in whichever company they work. */
export const userSettings = z.object(choices);

export type UserSettings = z.output<typeof userSettings>;

/** For a person who has chosen nothing. */
export const DEFAULT_USER_SETTINGS: UserSettings = {
  lang: DEFAULT_LANGUAGE,
  timezone: 'Asia/Bangkok',
  appearance: 'auto',
  density: 'comfortable',
  theme: null,
  folded_groups: [],
  seen_tours: [],
};

export const getUserSettings = defineRoute({
  method: 'GET',
  path: '/api/user-settings',
  access: 'person',
  beforeSecondFactor: true,
  summary: 'How the signed-in person likes the application to be',
  answers: { 200: data(userSettings) },
});

export const changeUserSettings = defineRoute({
  method: 'PUT',
  path: '/api/user-settings',
  access: 'person',
  beforeSecondFactor: true,
  summary: 'Changes the settings that are sent and leaves the others unchanged',
  body: z.strictObject(choices).partial(),
  answers: { 200: data(userSettings) },
});
