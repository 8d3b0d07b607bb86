/** What the frame of the application says of this module before any of its screens is opened. */
export const navigation = {
  th: {
    quotations: 'ใบเสนอราคา',
    create: 'สร้างใบเสนอราคา',
    edit: 'แก้ไข',
    statistics: 'สถิติใบเสนอราคา',
    settings: 'ตั้งค่าใบเสนอราคา',
    of_customer: 'ใบเสนอราคา',
  },
  en: {
    quotations: 'Quotations',
    create: 'Create quotation',
    edit: 'Edit',
    statistics: 'Quotation statistics',
    settings: 'Quotation settings',
    of_customer: 'Quotations',
  },
} as const;
