/** Texts of personal settings in Thai. */
export const th = {
  events: {
    changed: 'เปลี่ยนการตั้งค่าส่วนตัว',
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
} as const;
