/** What the frame of the application says of this module before any of its screens is opened. */
export const navigation = {
  th: {
    cms: 'เอเจนต์',
    agents: 'จัดการเอเจนต์',
    defaults: 'ค่าเริ่มต้นของเอเจนต์',
  },
  en: {
    cms: 'Agents',
    agents: 'Agent Management',
    defaults: 'Agent defaults',
  },
} as const;
