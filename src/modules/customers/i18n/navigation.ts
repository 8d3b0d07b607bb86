/** What the frame of the application says of this module before any of its screens is opened. */
export const navigation = {
  th: {
    customers: 'ลูกค้า',
    create: 'เพิ่มลูกค้า',
    edit: 'แก้ไข',
    bin: 'ถังขยะลูกค้า',
    tags: 'แท็กลูกค้า',
    duplicates: 'ลูกค้าที่อาจซ้ำกัน',
    merge: 'รวมลูกค้า',
  },
  en: {
    customers: 'Customers',
    create: 'Add customer',
    edit: 'Edit',
    bin: 'Customer bin',
    tags: 'Customer tags',
    duplicates: 'Possible duplicates',
    merge: 'Merge customers',
  },
} as const;
