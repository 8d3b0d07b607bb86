import type { Texts } from '#platform/contract/texts/texts.ts';
import type { th } from './user-settings.th.ts';

/** Texts of personal settings in English. */
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
  company: {
    title: 'Company',
    purpose:
      'Names and logo in the sidebar and on the sign-in page, and the theme of those who chose none.',
    edit: 'Edit',
    logo: 'Logo',
    no_logo: 'No logo',
    name_th: 'Thai name',
    name_en: 'English name',
    code: 'Short name',
    theme: 'Theme of the company',
    choose_logo: 'Choose picture',
    remove_logo: 'Remove logo',
    logo_hint: 'A square picture looks best. It is made smaller than 256 pixels.',
    logo_unreadable: 'This file cannot be opened as a picture.',
    saved: 'Company saved',
    save_failed: 'Could not save the company',
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
