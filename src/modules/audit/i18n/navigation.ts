/** What the settings area says of this screen before it is opened. */
export const navigation = {
  th: { audit: 'ประวัติการใช้งาน' },
  en: { audit: 'Audit trail' },
} as const;
