/** What the home page says of quotations, in Thai. */
export const homeTh = {
  to_approve: 'ใบเสนอราคารอการอนุมัติของคุณ ยอดรวม {{total}}\u00a0บาท',
  awaiting: 'ใบเสนอราคารอการอนุมัติของคุณ',
  to_correct: 'ไม่อนุมัติ: {{reason}}',
  correction: 'ใบเสนอราคาที่คุณต้องแก้ไข',
} as const;
