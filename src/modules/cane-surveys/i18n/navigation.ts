/** What the frame of the application says of this module before any of its screens is opened. */
export const navigation = {
  th: {
    surveys: 'สำรวจอ้อย',
    plan: 'แผนลงแปลง',
    map: 'แผนที่ผลผลิต',
    settings: 'สูตรประเมินผลผลิต',
    edit: 'แก้ไข',
    of_quota: 'ผลสำรวจอ้อย',
    of_plot: 'การเติบโต',
  },
  en: {
    surveys: 'Cane surveys',
    plan: 'Day plan',
    map: 'Map of estimates',
    settings: 'Yield formula',
    edit: 'Edit',
    of_quota: 'Cane surveys',
    of_plot: 'Growth',
  },
} as const;
