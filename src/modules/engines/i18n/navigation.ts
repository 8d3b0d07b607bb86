/** What the frame of the application says of this module before any of its screens is opened. */
export const navigation = {
  th: {
    engines: 'จัดการ Engine',
    create: 'สร้าง Engine',
    edit: 'แก้ไข Engine',
  },
  en: {
    engines: 'Engine management',
    create: 'Create engine',
    edit: 'Edit engine',
  },
} as const;
