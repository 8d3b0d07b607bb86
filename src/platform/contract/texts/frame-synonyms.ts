/** Other words by which people look for what the frame of the application offers; loaded with the palette. */
export const frameSynonyms = {
  th: {
    home: 'หน้าแรก แดชบอร์ด ภาพรวม วันนี้',
    setting: 'การตั้งค่า ตัวเลือก ปรับแต่ง',
    appearance: 'ธีม โหมดมืด โหมดสว่าง กลางคืน สีหน้าจอ',
    language: 'เปลี่ยนภาษา ไทย อังกฤษ',
    company: 'สลับบริษัท เปลี่ยนบริษัท โรงงานอื่น',
    log_out: 'ล็อกเอาต์ ลงชื่อออก เลิกใช้งาน',
  },
  en: {
    home: 'start dashboard overview today',
    setting: 'preferences options configuration',
    appearance: 'theme dark mode light mode night colours',
    language: 'change language thai english translation',
    company: 'change company other mill organisation',
    log_out: 'sign out exit leave',
  },
} as const;
