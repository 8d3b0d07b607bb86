/** Names of what people find in the palette besides screens, and other words for both; loaded with it. */
export const places = {
  th: {
    create: 'สร้าง Engine',
    overview: 'ภาพรวมของ Engine',
    uses: 'ส่วนที่ใช้ Engine นี้',
    sub_functions: 'ฟังก์ชันย่อย',
    versions: 'เวอร์ชันของ Engine',
    usage: 'การใช้งาน Engine',
    attachments: 'ไฟล์แนบของ Engine',
    history: 'ประวัติการแก้ไข Engine',
    edit: 'แก้ไข Engine',
    delete: 'ลบ Engine นี้',
    records: 'ทะเบียน Engine',
  },
  en: {
    create: 'Create engine',
    overview: 'Overview of the engine',
    uses: 'Where the engine is used',
    sub_functions: 'Sub-functions',
    versions: 'Versions of the engine',
    usage: 'Usage of the engine',
    attachments: 'Attachments of the engine',
    history: 'Edit history of the engine',
    edit: 'Edit engine',
    delete: 'Delete this engine',
    records: 'Engines',
  },
} as const;

/** Words by which people look, of screens (as in `navigation`) and of what is above. */
export const synonyms = {
  th: {
    engines: 'ตรรกะ สูตร กฎ ตัวคำนวณ เครื่องคำนวณ',
    create: 'เพิ่ม Engine ใหม่ สร้างสูตร',
    overview: 'รายละเอียด ข้อมูลทั่วไป',
    uses: 'ถูกใช้ที่ไหน เชื่อมกับอะไร',
    sub_functions: 'ส่วนย่อย ฟังก์ชัน',
    versions: 'ประวัติตรรกะ เทียบเวอร์ชัน กู้คืน',
    usage: 'จำนวนครั้งที่เรียก สถิติ',
    attachments: 'เอกสารแนบ ไฟล์',
    history: 'ใครแก้ แก้เมื่อไร การเปลี่ยนแปลง',
    edit: 'ปรับแก้ เปลี่ยนตรรกะ',
    delete: 'นำ Engine ออก',
  },
  en: {
    engines: 'logic formulas rules calculators',
    create: 'new engine add logic',
    overview: 'details general',
    uses: 'used in where dependents',
    sub_functions: 'functions parts',
    versions: 'history compare restore diff',
    usage: 'calls statistics activity',
    attachments: 'files documents',
    history: 'audit who changed what when',
    edit: 'change modify',
    delete: 'remove engine',
  },
} as const;
