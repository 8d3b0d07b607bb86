import type { z } from 'zod';
import type { engineInput } from '#modules/engines/contract/engines.ts';

/** An engine of an invented company, with the names of its parts. */
export interface ExampleEngine {
  readonly companyId: number;
  readonly fields: z.input<typeof engineInput>;
  readonly parts: readonly string[];
  /** How often a day programs reported its use, and the feature they used it for. */
  readonly usedADay?: number;
  readonly feature?: string;
}

/** What a sugar mill and a cane farm compute with. */
export const EXAMPLE_ENGINES: readonly ExampleEngine[] = [
  {
    companyId: 1,
    fields: {
      code: 'CANE-PRICE',
      name: 'คำนวณราคาอ้อยตามค่าความหวาน',
      type: 'function',
      description: 'คิดเงินค่าอ้อยต่อเที่ยวจากน้ำหนักสุทธิ ราคาขั้นต้น และค่า C.C.S.',
      logic: [
        'base = net_tons * price_per_ton',
        'bonus = net_tons * (ccs - 10) * price_per_ton * 0.06',
        'if cane_is_burnt: deduction = net_tons * 30',
        'return base + bonus - deduction',
      ].join('\n'),
      tags: ['รับซื้ออ้อย', 'การเงิน'],
    },
    parts: ['ปรับตามค่า C.C.S.', 'หักอ้อยไฟไหม้', 'ปัดเศษสตางค์'],
    usedADay: 9,
    feature: 'CANE-BUY',
  },
  {
    companyId: 1,
    fields: {
      code: 'NET-WEIGHT',
      name: 'น้ำหนักสุทธิหน้าลานชั่ง',
      type: 'function',
      description: 'น้ำหนักเข้าลบน้ำหนักรถเปล่า พร้อมหักสิ่งเจือปน',
      logic: 'net = gross - tare\nreturn net * (1 - trash_percent / 100)',
      tags: ['ลานชั่ง'],
    },
    parts: ['ตรวจน้ำหนักรถเปล่า', 'หักสิ่งเจือปน'],
    usedADay: 14,
    feature: 'CANE-WEIGH',
  },
  {
    companyId: 1,
    fields: {
      code: 'QUOTA-CHECK',
      name: 'ตรวจโควต้าคงเหลือของชาวไร่',
      type: 'rule',
      description: 'ไม่ให้รับอ้อยเกินโควต้าที่ทำสัญญาไว้ เกินได้ไม่เกินร้อยละ 5',
      logic: 'allow when delivered_tons + load_tons <= contracted_tons * 1.05',
      tags: ['โควต้า'],
    },
    parts: ['รวมปริมาณที่ส่งแล้ว', 'แจ้งเตือนเมื่อใกล้เต็ม'],
    usedADay: 6,
    feature: 'QUOTA',
  },
  {
    companyId: 1,
    fields: {
      code: 'LOAN-DEDUCT',
      name: 'หักหนี้ส่งเสริมจากค่าอ้อย',
      type: 'process',
      description: 'หักเงินเกี๊ยวและปัจจัยการผลิตตามลำดับวันครบกำหนด',
      logic: '1. เรียงหนี้ตามวันครบกำหนด\n2. หักไม่เกินร้อยละ 60 ของค่าอ้อย\n3. ออกใบสรุปให้ชาวไร่',
      tags: ['การเงิน', 'ส่งเสริม'],
    },
    parts: ['เรียงลำดับหนี้', 'ออกใบสรุป'],
    usedADay: 3,
    feature: 'CANE-BUY',
  },
  {
    companyId: 1,
    fields: {
      code: 'QUEUE-PLAN',
      name: 'จัดคิวรถบรรทุกอ้อย',
      type: 'workflow',
      description: 'กระจายรถเข้าลานตามกำลังหีบและระยะทาง',
      logic: '1. รับคำขอคิว\n2. ตรวจโควต้า (QUOTA-CHECK)\n3. จัดช่วงเวลาตามกำลังหีบ\n4. แจ้งคิวทาง SMS',
      tags: ['ขนส่ง'],
    },
    parts: ['รับคำขอคิว', 'จัดช่วงเวลา', 'แจ้งคิว'],
    usedADay: 4,
    feature: 'TRUCK-QUEUE',
  },
  {
    companyId: 1,
    fields: {
      code: 'BANK-TRANSFER',
      name: 'ส่งคำสั่งโอนเงินไปธนาคาร',
      type: 'integration',
      description: 'สร้างไฟล์คำสั่งจ่ายและรับผลการโอนกลับ',
      logic: 'POST payment file to the bank\nread result\nmark each payment as paid or returned',
      tags: ['การเงิน'],
    },
    parts: ['สร้างไฟล์คำสั่งจ่าย', 'อ่านผลการโอน'],
    usedADay: 2,
    feature: 'PAYMENT',
  },
  {
    companyId: 1,
    fields: {
      code: 'YIELD-FORECAST',
      name: 'พยากรณ์ผลผลิตอ้อยต่อไร่',
      type: 'function',
      status: 'draft',
      description: 'ประเมินจากพันธุ์ อายุอ้อย และปริมาณฝน ยังอยู่ระหว่างทดสอบ',
      tags: ['ไร่', 'ทดลอง'],
    },
    parts: [],
  },
  {
    companyId: 1,
    fields: {
      code: 'CCS-OLD',
      name: 'ค่าความหวานแบบเดิม',
      type: 'function',
      status: 'inactive',
      description: 'สูตรก่อนฤดูหีบ 2566/67 เก็บไว้ตรวจสอบย้อนหลัง',
      logic: 'return pol * 0.94 - brix * 0.12',
      tags: ['รับซื้ออ้อย'],
    },
    parts: [],
  },
  {
    companyId: 2,
    fields: {
      code: 'PLOT-AREA',
      name: 'คำนวณพื้นที่แปลงจากพิกัด',
      type: 'function',
      description: 'พื้นที่บนผิวโลกเป็นไร่ งาน ตารางวา',
      logic: 'area = geodesic_area(points)\nreturn area / 1600',
      tags: ['แปลงที่ดิน'],
    },
    parts: ['แปลงหน่วยเป็นไร่'],
    usedADay: 3,
    feature: 'PLOTS',
  },
];
