/** Other words by which people look for this screen; loaded with the palette. */
export const synonyms = {
  th: { audit: 'ประวัติการแก้ไข ใครทำอะไร ล็อก ตรวจสอบย้อนหลัง' },
  en: { audit: 'history log who did what changes' },
} as const;
