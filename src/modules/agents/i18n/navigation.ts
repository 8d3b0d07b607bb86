/** What the frame of the application says of this module before any of its screens is opened. */
export const navigation = {
  th: {
    cms: 'จัดการเนื้อหา',
    agents: 'จัดการเอเจนต์',
    defaults: 'ค่าเริ่มต้นของเอเจนต์',
  },
  en: {
    cms: 'CMS',
    agents: 'Agent Management',
    defaults: 'Agent defaults',
  },
} as const;
