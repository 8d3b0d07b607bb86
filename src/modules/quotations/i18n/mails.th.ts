/** What e-mails to customers say, in Thai. */
export const mailsTh = {
  offer: {
    subject: 'ใบเสนอราคา {{number}}',
    message:
      'เรียน {{customer}}\n\nบริษัทขอเสนอราคาตามใบเสนอราคาเลขที่ {{number}} ซึ่งยืนราคาถึงวันที่ {{valid_until}}\n\nขอแสดงความนับถือ',
  },
  reminder: {
    subject: 'ใบเสนอราคา {{number}} ใกล้ครบกำหนดยืนราคา',
    message:
      'เรียน {{customer}}\n\nใบเสนอราคาเลขที่ {{number}} ที่บริษัทได้ส่งให้ท่าน ยืนราคาถึงวันที่ {{valid_until}} หากท่านประสงค์จะสั่งซื้อ โปรดตอบรับภายในวันดังกล่าว\n\nหากท่านตอบแล้ว ต้องขออภัยและโปรดไม่ต้องสนใจอีเมลนี้\n\nขอแสดงความนับถือ',
  },
} as const;
