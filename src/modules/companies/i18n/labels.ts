import type { Labels } from '#platform/contract/texts/texts.ts';

/** What the history calls the module's kinds of record and their fields. */
export const labels: Labels = {
  th: {
    entities: {
      company: 'บริษัท',
    },
    fields: {
      logo_changed: 'เปลี่ยนโลโก้',
      theme: 'ธีม',
      logo: 'โลโก้',
    },
  },
  en: {
    entities: {
      company: 'Company',
    },
    fields: {
      logo_changed: 'Logo changed',
      theme: 'Theme',
      logo: 'Logo',
    },
  },
};
