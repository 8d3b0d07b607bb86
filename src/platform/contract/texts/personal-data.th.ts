/** Texts of personal values that are revealed one at a time, in Thai. */
export const th = {
  personal_data: {
    reveal: 'เปิดดู {{label}}',
    hide: 'ซ่อน {{label}}',
    copy: 'คัดลอก {{label}}',
    title: 'เปิดดู {{label}}',
    why: 'เหตุผลที่ต้องดู',
    why_hint:
      'อย่างน้อย {{least}} ตัวอักษร ระบบบันทึกชื่อของคุณ เวลา และเหตุผลนี้ไว้ในประวัติ อย่าพิมพ์ข้อมูลส่วนบุคคลลงในช่องนี้',
    show: 'แสดง {{seconds}} วินาที',
    left: 'อีก {{seconds}} วินาที',
    nothing: 'ไม่มีข้อมูลที่เก็บไว้',
    failed: 'เปิดดูข้อมูลไม่สำเร็จ',
  },
};
