import { fieldsTh } from './fields.th.ts';
import { screensTh } from './engines.th.ts';

export const th = {
  ...screensTh,
  fields: fieldsTh,
  permissions: {
    title: 'ทะเบียน Engine',
    read: 'ดู Engine และสิ่งที่เรียกใช้ และตรวจว่า Engine ใช้กับฟีเจอร์ได้หรือไม่',
    write: 'สร้างและแก้ไข Engine ฟังก์ชันย่อย และไฟล์แนบ',
    use: 'รายงานการใช้งาน Engine (สำหรับโปรแกรมที่เรียกใช้)',
    delete: 'ลบ Engine',
  },
  inbox: {
    deprecated: 'Engine {{name}} ({{code}}) ถูกเลิกใช้แล้ว',
    deactivated: 'Engine {{name}} ({{code}}) ถูกปิดใช้งานแล้ว',
  },
  errors: {
    sub_function_required: 'กรุณากรอกชื่อฟังก์ชันย่อย',
    sub_function_taken: 'Engine นี้มีฟังก์ชันย่อยชื่อนี้แล้ว',
    attachments_full: 'แนบไฟล์ได้ไม่เกิน {{limit}} ไฟล์',
    attachment_missing: 'ไม่พบไฟล์ที่ส่งมา กรุณาเลือกไฟล์ใหม่',
    attachment_name_invalid: 'ชื่อไฟล์ใช้ไม่ได้ กรุณาเปลี่ยนชื่อไฟล์แล้วลองใหม่',
    sub_functions_full: 'มีฟังก์ชันย่อยครบจำนวนสูงสุด {{limit}} รายการแล้ว',
    code_required: 'กรุณากรอกรหัส Engine',
    code_taken: 'มี Engine อื่นใช้รหัสนี้แล้ว',
    name_required: 'กรุณากรอกชื่อ Engine',
    type_required: 'กรุณาเลือกประเภท Engine',
    status_required: 'กรุณาเลือกสถานะ',
    feature_required: 'กรุณากรอกรหัสฟีเจอร์',
    replacement_unfit: 'Engine ที่ใช้แทนต้องเป็น Engine อื่นที่เปิดใช้งานอยู่',
    replacement_or_last_day_one:
      'มี {{count}} รายการใช้ Engine นี้อยู่ กรุณาระบุ Engine ที่ใช้แทน หรือวันสุดท้ายที่ยังใช้ได้',
    replacement_or_last_day_other:
      'มี {{count}} รายการใช้ Engine นี้อยู่ กรุณาระบุ Engine ที่ใช้แทน หรือวันสุดท้ายที่ยังใช้ได้',
    uses_not_seen_one: 'ขณะนี้มี {{count}} รายการใช้ Engine นี้อยู่ กรุณาโหลดหน้านี้ใหม่และตรวจดูรายการก่อน',
    uses_not_seen_other: 'ขณะนี้มี {{count}} รายการใช้ Engine นี้อยู่ กรุณาโหลดหน้านี้ใหม่และตรวจดูรายการก่อน',
    move_not_allowed: 'เปลี่ยนสถานะจาก “{{from}}” เป็น “{{to}}” ไม่ได้',
    in_use_one: 'ลบไม่ได้ เพราะมี {{count}} รายการใช้ Engine นี้อยู่: {{names}}',
    in_use_other: 'ลบไม่ได้ เพราะมี {{count}} รายการใช้ Engine นี้อยู่: {{names}}',
    replaces_others_one:
      'ลบไม่ได้ เพราะเป็น Engine ที่ใช้แทน Engine ที่เลิกใช้แล้ว {{count}} รายการ: {{names}}',
    replaces_others_other:
      'ลบไม่ได้ เพราะเป็น Engine ที่ใช้แทน Engine ที่เลิกใช้แล้ว {{count}} รายการ: {{names}}',
  },
  events: {
    created: 'สร้าง Engine',
    updated: 'แก้ไข Engine',
    deprecated: 'เลิกใช้ Engine',
    deactivated: 'ปิดใช้งาน Engine',
    deleted: 'ลบ Engine',
    uses_changed: 'เปลี่ยนรายการที่ใช้ Engine',
    sub_function_added: 'เพิ่มฟังก์ชันย่อย',
    sub_function_changed: 'แก้ไขฟังก์ชันย่อย',
    sub_function_removed: 'ลบฟังก์ชันย่อย',
    usage_reported: 'รายงานการใช้งาน Engine',
    attachment_added: 'แนบไฟล์กับ Engine',
    attachment_removed: 'ลบไฟล์แนบของ Engine',
  },
  messages: {
    created: 'สร้าง Engine สำเร็จ',
    updated: 'บันทึก Engine สำเร็จ',
    restored: 'นำตรรกะเวอร์ชัน {{number}} กลับมาใช้แล้ว',
    sub_function_saved: 'บันทึกฟังก์ชันย่อยสำเร็จ',
    usage_reported: 'บันทึกการใช้งานสำเร็จ',
    attachment_added: 'แนบไฟล์สำเร็จ',
  },
  statuses: {
    active: 'ใช้งาน',
    inactive: 'ไม่ใช้งาน',
    draft: 'ฉบับร่าง',
    deprecated: 'เลิกใช้แล้ว',
  },
  refusals: {
    feature_unknown: 'ไม่มีฟีเจอร์รหัสนี้ในแค็ตตาล็อก',
    module_unknown: 'ฟีเจอร์นี้ไม่ได้อยู่ในโมดูลที่ระบุ',
    field_unknown: 'ฟีเจอร์นี้ไม่มีฟิลด์ {{names}}',
    engine_draft: 'Engine ยังเป็นฉบับร่าง ต้องเปิดใช้งานก่อน',
    engine_inactive: 'Engine ถูกปิดใช้งานอยู่',
    engine_deprecated: 'Engine เลิกใช้แล้ว จึงไม่รับฟีเจอร์ใหม่',
    engine_retired: 'Engine พ้นวันสุดท้ายที่ให้ใช้งานแล้ว',
    logic_missing: 'Engine ยังไม่มีตรรกะการทำงาน',
  },
} as const;
