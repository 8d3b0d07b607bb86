/** What the frame of the application says of this module before any of its screens is opened. */
export const navigation = {
  th: {
    contracts: 'สัญญาอ้อย',
    create: 'สร้างสัญญา',
    edit: 'แก้ไข',
    summary: 'สรุปสัญญาตามชาวไร่',
    settings: 'ตั้งค่าสัญญา',
    of_quota: 'สัญญาอ้อย',
    of_plot: 'สัญญาอ้อย',
  },
  en: {
    contracts: 'Cane contracts',
    create: 'Create contract',
    edit: 'Edit',
    summary: 'Contracts by farmer',
    settings: 'Contract settings',
    of_quota: 'Cane contracts',
    of_plot: 'Cane contracts',
  },
} as const;
