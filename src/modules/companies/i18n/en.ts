import type { Texts } from '#platform/contract/texts/texts.ts';
import type { th } from './th.ts';

export const en = {
  first_start: { company: 'Our company' },
  company: {
    title: 'Company',
    purpose:
      'Names and logo in the sidebar and on the sign-in page, and the theme of people who have not chosen one.',
    edit: 'Edit',
    no_logo: 'No logo',
    name_th: 'Thai name',
    name_en: 'English name',
    code: 'Short name',
    theme: 'Theme of the company',
    choose_logo: 'Choose picture',
    remove_logo: 'Remove logo',
    logo_hint: 'A square picture looks best. It is reduced to at most 256 pixels.',
    logo_unreadable: 'This file cannot be opened as a picture.',
    saved: 'Company saved',
    save_failed: 'Could not save the company',
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
  entities: {
    company: 'Company',
  },
  fields: {
    logo_changed: 'Logo changed',
    theme: 'Theme',
    logo: 'Logo',
  },
} satisfies Texts<typeof th>;
