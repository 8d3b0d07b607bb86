export const homeTh = {
  inbox: {
    sync_succeeded: 'ซิงก์เอกสารของ “{{agent}}” เสร็จแล้ว {{count}} ไฟล์',
    sync_completed_with_errors:
      'ซิงก์เอกสารของ “{{agent}}” เสร็จแล้ว {{count}} ไฟล์ แต่อ่านไม่ได้ {{failed}} ไฟล์',
    sync_failed: 'ซิงก์เอกสารของ “{{agent}}” ไม่สำเร็จ',
    sync_cancelled: 'ยกเลิกการซิงก์เอกสารของ “{{agent}}” แล้ว',
    index_ready:
      'คลังค้นหาใหม่ของ “{{agent}}” สร้างเสร็จแล้ว แต่หาบางอย่างไม่พบเหมือนเดิม กรุณาเลือกว่าจะใช้หรือไม่',
    gap_assigned: 'คุณได้รับมอบหมายคำถามที่ “{{agent}}” ยังตอบได้ไม่ดี',
    score_dropped:
      'ผลค้นหาของ “{{agent}}” แย่ลง จาก {{count}} คำถาม พบไฟล์เป็นอันดับแรก {{first_before}} → {{first}} ข้อ และใน 5 อันดับแรก {{five_before}} → {{five}} ข้อ',
  },
  home: {
    kind: 'คำถามที่เอเจนต์ตอบไม่ดี',
    answer_for: 'คำถามที่ “{{agent}}” ยังตอบได้ไม่ดี',
    troubles: {
      sync_failed: 'ซิงก์ล่าสุดไม่สำเร็จ',
      webhook_failed: 'ระบบตอบคำถามไม่ตอบ',
      files_failed: 'มีไฟล์ที่อ่านไม่ได้',
      quality_dropped: 'ผลค้นหาแย่ลง',
    },
    agents: 'เอเจนต์ของฉัน',
    files: 'ไฟล์ของเอเจนต์',
    running_syncs: 'กำลังซิงก์',
    ask: 'ถามเอเจนต์',
    choose_agent: 'เลือกเอเจนต์',
    question: 'พิมพ์คำถาม',
    no_agents: 'ยังไม่มีเอเจนต์ที่พร้อมตอบ',
  },
} as const;
