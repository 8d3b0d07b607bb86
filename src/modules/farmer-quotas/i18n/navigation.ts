/** What the frame of the application says of this module before any of its screens is opened. */
export const navigation = {
  th: {
    quotas: 'โควต้าชาวไร่',
    create: 'เพิ่มโควต้า',
    edit: 'แก้ไข',
    correct: 'ขอแก้ไข',
    verification: 'ตรวจสอบโควต้า',
    corrections: 'คำขอแก้ไขโควต้า',
    statistics: 'สถิติโควต้า',
    settings: 'ตั้งค่าโควต้า',
    to_verify: 'โควต้ารอตรวจสอบ',
  },
  en: {
    quotas: 'Farmer quotas',
    create: 'Add quota',
    edit: 'Edit',
    correct: 'Request correction',
    verification: 'Verify quotas',
    corrections: 'Corrections of quotas',
    statistics: 'Quota statistics',
    settings: 'Quota settings',
    to_verify: 'Quotas to verify',
  },
} as const;
