/** What the abbreviations of feature development stand for, in Thai. */
export const termsTh = {
  terms: {
    BR: {
      name: 'ความต้องการทางธุรกิจ',
      about: 'Business Requirement: รับเรื่องและสรุปภาพรวมของงานที่ต้องการ (ขั้นตอนที่ 1)',
    },
    FD: {
      name: 'เอกสารฟีเจอร์',
      about: 'Feature Document: เขียนเอกสารความต้องการ เอกสารฟีเจอร์ และแบบหน้าจอ (ขั้นตอนที่ 2–4)',
    },
    DEV: {
      name: 'พัฒนาและทดสอบ',
      about: 'Development: แบ่งงาน เขียนโปรแกรม ตรวจ และทดสอบภายใน (ขั้นตอนที่ 5–16)',
    },
    DEL: {
      name: 'ส่งมอบ',
      about: 'Delivery: ลูกค้าทดสอบ อบรม ขึ้นระบบจริง และส่งมอบ (ขั้นตอนที่ 17–20)',
    },
    value_stream: {
      short: 'Value Stream',
      name: 'สายธารคุณค่า',
      about: 'งานหนึ่งสายของบริษัทตั้งแต่ต้นจนจบ เช่น รับซื้ออ้อย ภายในแบ่งเป็น SOP',
    },
    sop: {
      short: 'SOP',
      name: 'ขั้นตอนปฏิบัติงานมาตรฐาน',
      about:
        'Standard Operating Procedure: วิธีทำงานหนึ่งเรื่องใน Value Stream เช่น ตรวจคุณภาพอ้อย ภายในแบ่งเป็น SOW',
    },
    sow: {
      short: 'SOW',
      name: 'ขอบเขตงาน',
      about: 'Statement of Work: งานหนึ่งชิ้นที่มอบหมายให้คนทำ แต่ละชิ้นผ่าน 20 ขั้นตอนจนส่งมอบ',
    },
  },
} as const;
