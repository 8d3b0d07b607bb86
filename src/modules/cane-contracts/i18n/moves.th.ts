/** Texts of changes of status in Thai. */
export const moves = {
  names: {
    draft: 'นำกลับมาแก้ไข',
    submitted: 'ส่งขออนุมัติ',
    approved: 'อนุมัติ',
    rejected: 'ไม่อนุมัติ',
    active: 'เริ่มใช้สัญญา',
    closed: 'ปิดสัญญา',
    cancelled: 'ยกเลิกสัญญา',
  },
  change_status: 'เปลี่ยนสถานะ',
  done: 'สถานะเป็น “{{status}}” แล้ว',
  failed: 'เปลี่ยนสถานะไม่สำเร็จ',
  final_text: 'หลังจากนี้จะเปลี่ยนสถานะของสัญญาไม่ได้อีก',
  reject_title: 'ไม่อนุมัติสัญญา {{code}}',
  reject_text: 'ผู้จัดทำสัญญาจะเห็นเหตุผลนี้',
  reason_hint: 'ไม่บังคับ เหตุผลจะแสดงในสัญญาและในประวัติ',
  keep: 'ยังไม่เปลี่ยน',
  several_title: 'เปลี่ยนสถานะสัญญา {{count}} ฉบับ',
  several_text: 'สัญญาที่เปลี่ยนไม่ได้จะคงเดิม พร้อมเหตุผล',
} as const;
