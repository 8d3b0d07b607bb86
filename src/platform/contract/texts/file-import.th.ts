/** Texts of sheets that take records from a file; their screens load them. */
export const fileImportTh = {
  file_import: {
    choose: 'เลือกไฟล์ CSV',
    template: 'ดาวน์โหลดแบบฟอร์ม',
    checking: 'กำลังตรวจไฟล์',
    check_failed: 'ตรวจไฟล์ไม่สำเร็จ',
    rows: 'จำนวนบรรทัดในไฟล์',
    problems_one: 'พบข้อผิดพลาด {{count}} จุด',
    problems_other: 'พบข้อผิดพลาด {{count}} จุด',
    more_problems_one: 'และอีก {{count}} จุด',
    more_problems_other: 'และอีก {{count}} จุด',
    line: 'บรรทัด',
    column: 'คอลัมน์',
    problem: 'ข้อผิดพลาด',
    nothing_done: 'ยังไม่มีข้อมูลใดเปลี่ยนแปลง กรุณาแก้ไฟล์แล้วเลือกอีกครั้ง',
  },
} as const;
