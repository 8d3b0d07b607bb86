import type { Texts } from '#platform/contract/texts/texts.ts';
import type { th } from './th.ts';

/** Texts of personal settings in English. */
export const en = {
  events: {
    changed: 'Changed personal settings',
  },
  my_setting: {
    title: 'My setting',
    purpose: 'Your language, timezone and appearance, in every company you work in.',
    language: 'Language',
    timezone: 'Timezone',
    timezone_fixed: 'Times are always shown in Thai time.',
    appearance: 'Appearance',
    theme: 'Theme',
    theme_hint: 'Takes effect at once, on every device you use.',
    saved: 'Settings saved',
  },
  languages: {
    en: 'English',
    th: 'ไทย',
  },
  appearances: {
    light: 'Light',
    dark: 'Dark',
    auto: 'System',
  },
  themes: {
    company: 'Company theme',
    Default: 'Default',
    Wangkanai: 'Wangkanai',
    Credence: 'Credence',
    RoseTheme: 'Rose',
    OliveTheme: 'Olive',
    ForestTheme: 'Forest',
    GarnetGradientTheme: 'Garnet gradient',
  },
} satisfies Texts<typeof th>;
