/** Texts of the engine registry in Thai. */
export const th = {
  permissions: {
    title: 'ทะเบียน Engine',
    read: 'ดู Engine และสิ่งที่เรียกใช้ และตรวจว่า Engine ใช้กับฟีเจอร์ได้หรือไม่',
    write: 'สร้างและแก้ไข Engine ฟังก์ชันย่อย และไฟล์แนบ',
    delete: 'ลบ Engine',
  },
  errors: {
    code_required: 'กรุณากรอกรหัส Engine',
    code_taken: 'มี Engine อื่นใช้รหัสนี้แล้ว',
    name_required: 'กรุณากรอกชื่อ Engine',
    type_required: 'กรุณาเลือกประเภท Engine',
    status_required: 'กรุณาเลือกสถานะ',
    feature_required: 'กรุณาระบุรหัสฟีเจอร์',
    replacement_unfit: 'Engine ที่ใช้แทนต้องเป็น Engine อื่นที่เปิดใช้งานอยู่',
    move_not_allowed: 'เปลี่ยนสถานะจาก “{{from}}” เป็น “{{to}}” ไม่ได้',
    in_use: 'ลบไม่ได้ เพราะมี {{count}} รายการใช้ Engine นี้อยู่: {{names}}',
    replaces_others: 'ลบไม่ได้ เพราะเป็น Engine ที่ใช้แทน Engine ที่เลิกใช้แล้ว {{count}} รายการ: {{names}}',
  },
  events: {
    created: 'สร้าง Engine',
    updated: 'แก้ไข Engine',
    deprecated: 'เลิกใช้ Engine',
    deleted: 'ลบ Engine',
    uses_changed: 'เปลี่ยนรายการที่ใช้ Engine',
  },
  messages: {
    created: 'สร้าง Engine สำเร็จ',
    updated: 'บันทึก Engine สำเร็จ',
  },
  statuses: {
    active: 'ใช้งาน',
    inactive: 'ไม่ใช้งาน',
    draft: 'ฉบับร่าง',
    deprecated: 'เลิกใช้แล้ว',
  },
  refusals: {
    engine_draft: 'Engine ยังเป็นฉบับร่าง ต้องเปิดใช้งานก่อน',
    engine_inactive: 'Engine ถูกปิดใช้งานอยู่',
    engine_deprecated: 'Engine เลิกใช้แล้ว จึงไม่รับฟีเจอร์ใหม่',
    engine_retired: 'Engine พ้นวันสุดท้ายที่ให้ใช้งานแล้ว',
    logic_missing: 'Engine ยังไม่มีตรรกะการทำงาน',
  },
} as const;
