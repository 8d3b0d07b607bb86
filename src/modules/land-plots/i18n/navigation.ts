/** What the frame of the application says of this module before any of its screens is opened. */
export const navigation = {
  th: {
    plots: 'แปลงที่ดิน',
    create: 'เพิ่มแปลงที่ดิน',
    edit: 'แก้ไข',
    map: 'แผนที่แปลงที่ดิน',
    settings: 'ตั้งค่าแปลงที่ดิน',
  },
  en: {
    plots: 'Land plots',
    create: 'Add land plot',
    edit: 'Edit',
    map: 'Map of land plots',
    settings: 'Land plot settings',
  },
} as const;
