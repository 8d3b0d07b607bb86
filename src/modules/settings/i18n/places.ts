/** Names of what people find in the palette besides screens, and other words for both; loaded with it. */
export const places = {
  th: {
    language: 'ภาษาของหน้าจอ',
    timezone: 'เขตเวลา',
    appearance: 'โหมดสีของหน้าจอ',
    density: 'ความหนาแน่นของหน้าจอ',
    theme: 'ธีมสีของฉัน',
    company_profile: 'ชื่อ โลโก้ และธีมของบริษัท',
    add_service: 'อนุญาตบริการภายในองค์กร',
    new_company: 'เพิ่มบริษัท',
  },
  en: {
    language: 'Language of the screens',
    timezone: 'Timezone',
    appearance: 'Light or dark',
    density: 'Density of tables and forms',
    theme: 'My theme',
    company_profile: 'Name, logo and theme of the company',
    add_service: 'Add in-house service',
    new_company: 'Add company',
  },
} as const;

/** Words by which people look, of screens (as in `navigation`) and of what is above. */
export const synonyms = {
  th: {
    my_setting: 'ตั้งค่าส่วนตัว ความชอบ ปรับแต่ง',
    company: 'องค์กร ข้อมูลกิจการ โรงงาน',
    in_house_services: 'เซิร์ฟเวอร์ภายใน เครือข่ายภายใน อนุญาตที่อยู่ เว็บฮุก',
    language: 'เปลี่ยนภาษา ไทย อังกฤษ',
    timezone: 'เวลา โซนเวลา กรุงเทพ',
    appearance: 'โหมดมืด โหมดสว่าง กลางคืน',
    density: 'กระชับ แถวแน่น ระยะห่าง',
    theme: 'สี สีหน้าจอ รูปลักษณ์',
    company_profile: 'เปลี่ยนชื่อบริษัท ตราบริษัท รูปโลโก้ สีองค์กร',
    add_service: 'อนุญาตเซิร์ฟเวอร์ เพิ่มที่อยู่',
    new_company: 'สร้างบริษัทใหม่ เปิดบริษัท บริษัทในเครือ',
  },
  en: {
    my_setting: 'preferences personal options',
    company: 'organisation profile mill firm',
    in_house_services: 'private network allow-list internal servers webhook',
    language: 'thai english translation',
    timezone: 'clock bangkok hours',
    appearance: 'dark mode light mode night',
    density: 'compact comfortable row height spacing',
    theme: 'colours look brand',
    company_profile: 'rename company brand emblem picture colours',
    add_service: 'allow server new address',
    new_company: 'create new company subsidiary organisation',
  },
} as const;
