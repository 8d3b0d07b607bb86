/** Texts of plans of days in Thai. */
export const visits = {
  inbox: {
    planned: 'คุณมีแผนลงแปลงวันที่ {{planned_on}} เริ่มจากแปลง {{deed_number}}',
    changed: 'แผนของแปลง {{deed_number}} เปลี่ยนแล้ว: {{surveyor}} ลงแปลงวันที่ {{planned_on}}',
    removed: 'แปลง {{deed_number}} ถูกนำออกจากแผนวันที่ {{planned_on}}',
    skipped: 'แปลง {{deed_number}} ในแผนวันที่ {{planned_on}} ถูกข้าม: {{skip_reason}}',
  },
  plan: {
    title: 'แผนลงแปลง',
    purpose: 'ใครลงแปลงไหน วันใด ตามลำดับใด และแปลงไหนเสร็จแล้วหรือข้ามไป',
    add: 'เพิ่มแปลงในแผน',
    add_hint: 'ค้นหาเลขที่เอกสารสิทธิ์ ชื่อชาวไร่ หรือที่อยู่',
    add_failed: 'เพิ่มแปลงในแผนไม่ได้',
    change_failed: 'แก้ไขแผนไม่ได้',
    remove_failed: 'นำแปลงออกจากแผนไม่ได้',
    removed: 'นำแปลงออกจากแผนแล้ว',
    earlier: 'เลื่อนขึ้น',
    later: 'เลื่อนลง',
    note_hint: 'เช่น โทรหาชาวไร่ก่อนไป',
    next_day: 'ย้ายไปวันถัดไป',
    resume: 'นำกลับเข้าแผน',
    remove: 'นำออกจากแผน',
    choose_surveyor: 'เลือกผู้สำรวจก่อน จึงจะวางแผนได้',
    load_failed: 'โหลดแผนลงแปลงไม่ได้',
    empty: 'ยังไม่มีแปลงในแผนของวันที่เลือก',
    empty_hint: 'เลือกแปลงด้านบนทีละแปลง ผู้สำรวจจะเห็นแผนในโหมดลงแปลงบนโทรศัพท์',
  },
} as const;
