/** Texts of the parts that show documents and cover parts of pictures. */
export const th = {
  pictures: {
    redact: {
      title: 'ปิดทับบางส่วนของ “{{name}}”',
      how: 'ลากบนภาพเพื่อปิดทับ หรือกด “เพิ่มแถบปิดทับ” แล้วใช้ปุ่มลูกศรเลื่อน กด Shift พร้อมลูกศรเพื่อปรับขนาด และกด Delete เพื่อลบ',
      picture: 'ภาพที่จะปิดทับ',
      add: 'เพิ่มแถบปิดทับ',
      undo: 'ลบแถบล่าสุด',
      box: 'แถบปิดทับที่ {{number}}',
      use: 'ใช้ภาพนี้',
      use_covered_one: 'ใช้ภาพที่ปิดทับ {{count}} แห่ง',
      use_covered_other: 'ใช้ภาพที่ปิดทับ {{count}} แห่ง',
      unusable: 'เบราว์เซอร์เปิดภาพนี้ไม่ได้ กรุณาเลือกไฟล์ JPEG หรือ PNG',
    },
    viewer: {
      label: 'เอกสาร {{name}}',
      zoom_in: 'ขยาย',
      zoom_out: 'ย่อ',
      fit: 'พอดีกรอบ',
      turn_left: 'หมุนไปทางซ้าย',
      turn_right: 'หมุนไปทางขวา',
      position: 'หน้า {{page}} จาก {{pages}}',
      failed: 'แสดงเอกสารไม่สำเร็จ',
      locked: 'เอกสารนี้ตั้งรหัสผ่านไว้ จึงแสดงไม่ได้',
    },
  },
} as const;
