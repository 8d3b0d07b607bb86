import type { Texts } from '#platform/contract/texts/texts.ts';
import type { th } from './th.ts';

export const en = {
  permissions: {
    title: 'Company settings',
    manage_company: 'Change names, logo and theme of the company',
  },
  errors: {
    company_name_required: 'Please enter the name of the company.',
    logo_unusable: 'This picture cannot be a logo. Please choose another one.',
  },
  events: {
    changed: 'Changed personal settings',
    company_changed: 'Changed the company',
  },
  my_setting: {
    title: 'My setting',
    purpose: 'Your language, timezone and appearance, in every company you work in.',
    language: 'Language',
    timezone: 'Timezone',
    timezone_fixed: 'Times are always shown in Thai time.',
    appearance: 'Appearance',
    theme: 'Theme',
    theme_hint: 'Takes effect immediately, on every device you use.',
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
  entities: {
    user_settings: 'Personal settings',
  },
  fields: {
    lang: 'Language',
    theme: 'Theme',
    appearance: 'Appearance',
    timezone: 'Time zone',
  },
} satisfies Texts<typeof th>;
