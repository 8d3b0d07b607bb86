/** What the frame of the application says of this module before any of its screens is opened. */
export const navigation = {
  th: { surveys: 'สำรวจอ้อย' },
  en: { surveys: 'Cane surveys' },
} as const;
