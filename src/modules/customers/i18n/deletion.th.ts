/** Texts of deleting customers for good in Thai. */
export const deletionTh = {
  events: { deleted_for_good: 'ลบลูกค้าถาวร' },
  errors: {
    confirm_name: 'กรุณาพิมพ์ชื่อลูกค้าให้ตรงเพื่อยืนยัน',
    part_of_merge: 'ลบถาวรไม่ได้ เพราะลูกค้ารายนี้เป็นส่วนหนึ่งของการรวมลูกค้า',
  },
  deletion: {
    action: 'ลบถาวร',
    title: 'ลบ “{{name}}” ถาวรหรือไม่',
    text: 'ที่อยู่ ผู้ติดต่อ กิจกรรม แท็ก และไฟล์แนบทั้งหมดจะถูกลบ และกู้คืนไม่ได้',
    done: 'ลบถาวรแล้ว',
    failed: 'ลบถาวรไม่สำเร็จ',
  },
} as const;
