/** What the home page says of quotations, in Thai. */
export const homeTh = {
  to_approve: 'ใบเสนอราคารอการอนุมัติของคุณ ยอดรวม {{total}} บาท',
  awaiting: 'ใบเสนอราคารอการอนุมัติของคุณ',
} as const;
