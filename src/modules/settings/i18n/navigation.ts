/** What the settings area says of its screens before they are opened. */
export const navigation = {
  th: { settings: 'ตั้งค่า', my_setting: 'การตั้งค่าของฉัน', company: 'ข้อมูลบริษัท' },
  en: { settings: 'Setting', my_setting: 'My setting', company: 'Company' },
} as const;
