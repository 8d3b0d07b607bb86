/** Texts of the list and the page of a survey in Thai. */
export const surveys = {
  list: { title: 'ผลสำรวจอ้อย' },
  statuses: { planned: 'รอลงแปลง', done: 'สำรวจแล้ว', skipped: 'ข้าม' },
} as const;
