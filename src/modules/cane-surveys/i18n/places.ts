/** Names of what people find in the palette besides screens, and other words for both; loaded with it. */
export const places = {
  th: { records: 'ผลสำรวจอ้อย' },
  en: { records: 'Cane surveys' },
} as const;

/** Words by which people look, of screens (as in `navigation`) and of what is above. */
export const synonyms = {
  th: { surveys: 'วัดอ้อย ลงแปลง ประเมินผลผลิต ตันต่อไร่' },
  en: { surveys: 'field measurements estimate yield tons per rai' },
} as const;
