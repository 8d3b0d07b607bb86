/** Files of stages in Thai. */
export const filesTh = {
  workspace: {
    files: {
      title: 'ไฟล์แนบ',
      add: 'แนบไฟล์',
      limit: 'ไฟล์ละไม่เกิน {{size}} MB',
      version: 'เวอร์ชัน {{number}}',
      preview: 'ดูตัวอย่าง {{name}}',
      download: 'ดาวน์โหลด {{name}}',
      versions: 'ดูทุกเวอร์ชัน',
      actions: 'คำสั่งสำหรับ {{name}}',
      versions_of: 'เวอร์ชันของ {{name}}',
      versions_hint: 'ไฟล์ชื่อเดิมที่แนบใหม่จะเป็นเวอร์ชันถัดไป ของเดิมไม่หาย',
      remove_title: 'ลบไฟล์ “{{name}}” หรือไม่',
      remove_text: 'ไฟล์และทุกเวอร์ชันจะหายไปจากขั้นตอนนี้ การลบไม่สามารถย้อนกลับได้',
      remove_failed: 'ลบไฟล์ไม่สำเร็จ',
    },
  },
  errors: {
    file_missing: 'ไม่พบไฟล์ที่ส่งมา กรุณาเลือกไฟล์ใหม่',
    file_name_invalid: 'ชื่อไฟล์ใช้ไม่ได้ กรุณาเปลี่ยนชื่อไฟล์แล้วลองใหม่',
    file_too_large: 'ไฟล์ “{{filename}}” ใหญ่เกินไป แนบได้ไฟล์ละไม่เกิน {{limit}} MB',
    files_full: 'แนบไฟล์ได้ไม่เกิน {{limit}} ไฟล์ต่อขั้นตอน',
    file_not_shown: 'แสดงตัวอย่างได้เฉพาะรูปภาพและ PDF กรุณาดาวน์โหลดไฟล์นี้แทน',
    stage_unknown: 'ไม่มีขั้นตอนนี้ ขั้นตอนมีตั้งแต่ 1 ถึง 20',
  },
  events: {
    file_added: 'แนบไฟล์กับ SOW',
    file_replaced: 'แนบไฟล์ฉบับใหม่กับ SOW',
    file_removed: 'ลบไฟล์แนบของ SOW',
  },
} as const;
