/** Texts of companies in Thai. */
export const th = {
  first_start: { company: 'บริษัทของเรา' },
  company: {
    title: 'ข้อมูลบริษัท',
    purpose: 'ชื่อและโลโก้ที่แสดงบนแถบเมนูและหน้าเข้าสู่ระบบ และธีมสีสำหรับผู้ที่ไม่ได้เลือกเอง',
    edit: 'แก้ไข',
    no_logo: 'ไม่มีโลโก้',
    name_th: 'ชื่อภาษาไทย',
    name_en: 'ชื่อภาษาอังกฤษ',
    code: 'ชื่อย่อ',
    theme: 'ธีมสีของบริษัท',
    choose_logo: 'เลือกภาพ',
    remove_logo: 'นำโลโก้ออก',
    logo_hint: 'ภาพสี่เหลี่ยมจัตุรัสเห็นชัดที่สุด ระบบย่อให้ไม่เกิน 256 พิกเซล',
    logo_unreadable: 'เปิดไฟล์นี้เป็นภาพไม่ได้',
    saved: 'บันทึกข้อมูลบริษัทแล้ว',
    save_failed: 'บันทึกข้อมูลบริษัทไม่สำเร็จ',
  },
  themes: {
    company: 'ตามธีมของบริษัท',
    Default: 'ค่าเริ่มต้น',
    Wangkanai: 'วังขนาย',
    Credence: 'เครเดนซ์',
    RoseTheme: 'กุหลาบ',
    OliveTheme: 'มะกอก',
    ForestTheme: 'พงไพร',
    GarnetGradientTheme: 'โกเมนไล่สี',
  },
  entities: {
    company: 'บริษัท',
  },
  fields: {
    logo_changed: 'เปลี่ยนโลโก้',
    theme: 'ธีม',
    logo: 'โลโก้',
  },
} as const;
