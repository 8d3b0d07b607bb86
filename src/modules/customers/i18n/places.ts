/** Names of what people find in the palette besides screens, and other words for both; loaded with it. */
export const places = {
  th: {
    create: 'เพิ่มลูกค้า',
    overview: 'ภาพรวมลูกค้า',
    addresses: 'ที่อยู่ลูกค้า',
    contacts: 'ผู้ติดต่อของลูกค้า',
    activities: 'กิจกรรมของลูกค้า',
    files: 'ไฟล์แนบของลูกค้า',
    history: 'ประวัติลูกค้า',
    edit: 'แก้ไขลูกค้า',
    records: 'ลูกค้า',
  },
  en: {
    create: 'Add customer',
    overview: 'Customer overview',
    addresses: 'Customer addresses',
    contacts: 'Customer contacts',
    activities: 'Customer activities',
    files: 'Customer files',
    history: 'Customer history',
    edit: 'Edit customer',
    records: 'Customers',
  },
} as const;

/** Words by which people look, of screens (as in `navigation`) and of what is above. */
export const synonyms = {
  th: {
    customers: 'ผู้ซื้อ คู่ค้า ทะเบียนลูกค้า บริษัทลูกค้า',
    bin: 'ลูกค้าที่ลบ กู้คืนลูกค้า',
    tags: 'กลุ่มลูกค้า ป้ายลูกค้า สีแท็ก',
    duplicates: 'ลูกค้าซ้ำ รายชื่อซ้ำ',
    merge: 'ควบรวมข้อมูล',
    create: 'ลูกค้าใหม่ ผู้ซื้อใหม่',
    overview: 'รายละเอียดลูกค้า วงเงินเครดิต',
    addresses: 'ที่อยู่ออกบิล ที่อยู่ส่งของ',
    contacts: 'เบอร์โทรลูกค้า คนติดต่อ',
    activities: 'โทร ประชุม นัดหมาย บันทึก สิ่งที่ต้องทำ',
    files: 'เอกสารลูกค้า แนบไฟล์',
    history: 'การเปลี่ยนแปลงของลูกค้า',
    edit: 'เปลี่ยนข้อมูลลูกค้า',
  },
  en: {
    customers: 'buyers clients accounts register',
    bin: 'deleted customers restore',
    tags: 'groups of customers labels colours',
    duplicates: 'duplicate customers same',
    merge: 'combine join duplicates',
    create: 'new customer new client',
    overview: 'customer details credit limit',
    addresses: 'billing shipping address',
    contacts: 'phone numbers people',
    activities: 'calls meetings notes to do',
    files: 'documents attachments upload',
    history: 'changes of the customer',
    edit: 'change customer',
  },
} as const;
