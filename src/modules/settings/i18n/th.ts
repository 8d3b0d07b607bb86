export const th = {
  permissions: {
    title: 'ตั้งค่าบริษัท',
    manage_company: 'แก้ไขชื่อ โลโก้ และธีมของบริษัท',
  },
  errors: {
    company_name_required: 'กรุณากรอกชื่อบริษัท',
    logo_unusable: 'ใช้ภาพนี้เป็นโลโก้ไม่ได้ กรุณาเลือกไฟล์ภาพอื่น',
  },
  events: {
    changed: 'เปลี่ยนการตั้งค่าส่วนตัว',
    company_changed: 'แก้ไขข้อมูลบริษัท',
  },
  my_setting: {
    title: 'การตั้งค่าของฉัน',
    purpose: 'ภาษา เขตเวลา และรูปแบบการแสดงผลของคุณ ใช้กับทุกบริษัทที่คุณเข้าใช้งาน',
    language: 'ภาษา',
    timezone: 'เขตเวลา',
    timezone_fixed: 'ระบบใช้เวลาประเทศไทยเท่านั้น',
    appearance: 'โหมดการแสดงผล',
    theme: 'ธีมสี',
    theme_hint: 'กดเลือกแล้วเห็นผลทันที และใช้กับทุกเครื่องที่คุณเข้าสู่ระบบ',
    saved: 'บันทึกการตั้งค่าแล้ว',
  },
  languages: {
    en: 'English',
    th: 'ไทย',
  },
  appearances: {
    light: 'สว่าง',
    dark: 'มืด',
    auto: 'ตามระบบ',
  },
  entities: {
    user_settings: 'การตั้งค่าส่วนตัว',
  },
  fields: {
    lang: 'ภาษา',
    theme: 'ธีม',
    appearance: 'โหมดสี',
    timezone: 'เขตเวลา',
  },
} as const;
