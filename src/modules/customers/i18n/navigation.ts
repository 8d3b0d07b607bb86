/** What the frame of the application says of this module before any of its screens is opened. */
export const navigation = {
  th: { customers: 'ลูกค้า', create: 'เพิ่มลูกค้า', bin: 'ถังขยะลูกค้า' },
  en: { customers: 'Customers', create: 'Add customer', bin: 'Customer bin' },
} as const;
