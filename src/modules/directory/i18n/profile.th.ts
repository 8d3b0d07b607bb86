/** Texts of the own profile in Thai. */
export const profileTh = {
  profile: {
    title: 'ข้อมูลส่วนตัว',
    hint: 'ชื่อ รูป และช่องทางติดต่อที่เพื่อนร่วมงานเห็น รหัส ตำแหน่ง แผนก และหัวหน้าแก้ไขได้โดยผู้ดูแลระบบเท่านั้น',
    edit: 'แก้ไขข้อมูลส่วนตัว',
    choose_photo: 'เลือกรูป',
    remove_photo: 'เอารูปออก',
    email_hint: 'สำหรับติดต่อ ไม่ใช่อีเมลของบัญชีผู้ใช้',
    save_failed: 'บันทึกข้อมูลส่วนตัวไม่สำเร็จ',
  },
} as const;
