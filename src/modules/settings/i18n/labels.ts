import type { Labels } from '#platform/contract/texts/texts.ts';

/** What the history calls the module's kinds of record and their fields. */
export const labels: Labels = {
  th: {
    entities: {
      user_settings: 'การตั้งค่าส่วนตัว',
    },
    fields: {
      lang: 'ภาษา',
      theme: 'ธีม',
      appearance: 'โหมดสี',
      timezone: 'เขตเวลา',
    },
  },
  en: {
    entities: {
      user_settings: 'Personal settings',
    },
    fields: {
      lang: 'Language',
      theme: 'Theme',
      appearance: 'Appearance',
      timezone: 'Time zone',
    },
  },
};
