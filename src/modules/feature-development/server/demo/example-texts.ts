import type { BlankTable } from '#modules/feature-development/contract/checklist-tables.ts';
import { ANALYST, DEVELOPER, DIRECTOR, FIELD, LEAD } from './example-people.ts';

export const EXAMPLE_TEMPLATES: Readonly<Record<number, readonly BlankTable[]>> = {
  10: [
    {
      tableName: 'ตรวจหน้าจอ',
      headers: ['ข้อ', 'รายการ', 'เกณฑ์'],
      rows: [
        ['1', 'ข้อความภาษาไทยครบและสะกดถูก', 'ไม่มีข้อความภาษาอังกฤษค้าง'],
        ['2', 'แสดงผลบนจอ 390 พิกเซล', 'ไม่ต้องเลื่อนซ้ายขวา'],
        ['3', 'ข้อความเมื่อบันทึกไม่สำเร็จ', 'บอกสาเหตุและวิธีแก้'],
        ['4', 'ใช้แป้นพิมพ์ได้ทั้งหน้า', 'เห็นตำแหน่งโฟกัส'],
      ],
    },
  ],
  14: [
    {
      tableName: 'ทดสอบการทำงาน',
      headers: ['ข้อ', 'กรณีทดสอบ', 'ผลที่ต้องได้'],
      rows: [
        ['1', 'ข้อมูลปกติหนึ่งวันทำการ', 'ยอดตรงกับรายงานเดิม'],
        ['2', 'ข้อมูลขาดหรือผิดรูปแบบ', 'ไม่บันทึกและบอกบรรทัดที่ผิด'],
        ['3', 'สองคนแก้ไขรายการเดียวกัน', 'คนหลังได้รับแจ้งและไม่ทับกัน'],
        ['4', 'ปิดเครื่องระหว่างบันทึก', 'ข้อมูลไม่หายและไม่ซ้ำ'],
      ],
    },
    {
      tableName: 'สิทธิ์การใช้งาน',
      headers: ['ข้อ', 'ผู้ใช้', 'ผลที่ต้องได้'],
      rows: [
        ['1', 'เจ้าหน้าที่', 'แก้ไขได้เฉพาะเขตของตน'],
        ['2', 'ผู้ดูอย่างเดียว', 'ไม่เห็นปุ่มแก้ไข'],
      ],
    },
  ],
  17: [
    {
      tableName: 'ตรวจรับโดยผู้ใช้งาน',
      headers: ['ข้อ', 'รายการ'],
      rows: [
        ['1', 'ทำงานจริงได้ครบหนึ่งรอบ'],
        ['2', 'ตัวเลขตรงกับเอกสารที่ใช้อยู่'],
        ['3', 'พิมพ์เอกสารได้ถูกต้อง'],
      ],
    },
  ],
};

export const SKIP_REASONS = ['งานนี้ไม่มีหน้าจอพิมพ์', 'ทดสอบร่วมกับงานก่อนหน้าแล้ว', 'ยังไม่มีผู้ใช้กลุ่มนี้ในฤดูหีบนี้'];

export const REMARKS = ['ทดสอบกับข้อมูลวันที่มีรถมากที่สุด', 'แนบภาพหน้าจอไว้แล้ว', 'ตกลงกับผู้ใช้งานแล้ว'];

export const NOTES: Readonly<Record<number, string>> = {
  1: 'สรุปขอบเขตกับผู้ใช้งานแล้ว เริ่มทำเอกสารได้',
  3: 'ผู้ใช้งานยืนยันเอกสารแล้ว',
  9: 'พัฒนาครบตามเอกสาร รวมกรณีข้อมูลผิดพลาด',
  14: 'ทดสอบผ่านทุกข้อที่ตกลงกัน',
  17: 'ผู้ใช้งานลงชื่อรับงาน',
};

/** Comments while a stage was in work: author, text and mentions. */
export interface ExampleComment {
  readonly author: number;
  readonly text: string;
  readonly mentions: readonly number[];
}

export const COMMENTS: Readonly<Record<number, readonly ExampleComment[]>> = {
  3: [
    {
      author: LEAD,
      text: '@ชลธิชา พรหมสุวรรณ ช่วยเพิ่มกรณีที่ชาวไร่มีหลายสัญญาในเอกสารด้วย',
      mentions: [ANALYST],
    },
    { author: DIRECTOR, text: 'อ่านแล้ว เห็นด้วยกับขอบเขต ขอให้ทันก่อนเปิดหีบ', mentions: [] },
  ],
  9: [
    {
      author: LEAD,
      text: '@ภาณุวัฒน์ คงเจริญ ถ้าติดเรื่องข้อมูลเดิม แจ้งได้เลย จะขอไฟล์จากฝ่ายบัญชีให้',
      mentions: [DEVELOPER],
    },
  ],
  14: [
    {
      author: LEAD,
      text: '@ชลธิชา พรหมสุวรรณ @ภาณุวัฒน์ คงเจริญ ขอผลทดสอบรอบล่าสุดก่อนประชุมวันจันทร์',
      mentions: [ANALYST, DEVELOPER],
    },
  ],
  17: [
    { author: FIELD, text: 'ลองใช้ที่ลานจริงแล้ว เร็วกว่าเดิมมาก ขอเพิ่มขนาดตัวอักษรอีกนิด', mentions: [] },
    { author: DIRECTOR, text: '@ปกรณ์ เลิศวิริยะ นัดอบรมหัวหน้าเขตได้สัปดาห์หน้า', mentions: [LEAD] },
  ],
};

/** Comments on value streams and SOPs, by their names, and how many days ago. */
export const LEVEL_COMMENTS: Readonly<
  Record<string, readonly (ExampleComment & { readonly daysAgo: number })[]>
> = {
  รับซื้ออ้อยหน้าโรงงาน: [
    {
      author: DIRECTOR,
      text: 'ฤดูหีบนี้ขอให้ใบชั่งกับการจ่ายเงินใช้งานได้ก่อนเรื่องอื่น',
      mentions: [],
      daysAgo: 41,
    },
    {
      author: LEAD,
      text: '@ชลธิชา พรหมสุวรรณ ช่วยสรุปงานที่ต้องเสร็จก่อนเปิดหีบไว้ที่นี่ด้วย',
      mentions: [ANALYST],
      daysAgo: 12,
    },
  ],
  ชั่งน้ำหนักและออกใบชั่ง: [
    {
      author: FIELD,
      text: 'หน้าลานมีสองเครื่องชั่ง ขอให้ทุกงานทดสอบครบทั้งสองเครื่องก่อนส่งมอบ',
      mentions: [],
      daysAgo: 20,
    },
    {
      author: LEAD,
      text: 'รับทราบ เพิ่มข้อนี้ในแม่แบบเช็กลิสต์ขั้นตอนที่ 14 แล้ว',
      mentions: [],
      daysAgo: 19,
    },
  ],
};
