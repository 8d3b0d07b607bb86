export const homeTh = {
  inbox: {
    sync_succeeded: 'ซิงก์เอกสารของ “{{agent}}” เสร็จแล้ว {{count}} ไฟล์',
    sync_completed_with_errors:
      'ซิงก์เอกสารของ “{{agent}}” เสร็จแล้ว {{count}} ไฟล์ แต่อ่านไม่ได้ {{failed}} ไฟล์',
    sync_failed: 'ซิงก์เอกสารของ “{{agent}}” ไม่สำเร็จ',
    sync_cancelled: 'ยกเลิกการซิงก์เอกสารของ “{{agent}}” แล้ว',
    index_ready: 'ดัชนีใหม่ของ “{{agent}}” สร้างเสร็จแล้ว แต่หาบางอย่างไม่พบเหมือนเดิม กรุณาเลือกว่าจะใช้หรือไม่',
    gap_assigned: 'คุณได้รับมอบหมายคำถามที่ “{{agent}}” ยังตอบได้ไม่ดี',
    score_dropped:
      'ผลค้นหาของ “{{agent}}” แย่ลง จาก {{count}} คำถาม พบไฟล์เป็นอันดับแรก {{first_before}} → {{first}} ข้อ และใน 5 อันดับแรก {{five_before}} → {{five}} ข้อ',
  },
  summary: {
    title: 'เอเจนต์',
    agents: 'เอเจนต์',
    running_syncs: 'กำลังซิงก์',
    failed_syncs: 'ซิงก์ล่าสุดไม่สำเร็จ',
    files_failed: 'ไฟล์ผิดพลาด',
    mine: 'เอเจนต์ของฉัน',
    none_mine: 'คุณยังไม่ได้รับผิดชอบเอเจนต์ใด',
  },
} as const;
