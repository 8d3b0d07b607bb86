/** The texts of the settings area for this screen, needed before it is opened. */
export const navigation = {
  th: { audit: 'ประวัติการใช้งาน' },
  en: { audit: 'Audit trail' },
} as const;
