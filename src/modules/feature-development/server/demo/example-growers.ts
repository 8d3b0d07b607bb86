import { FIELD, EXTENSION, QUOTA } from './example-people.ts';
import type { ExampleValueStream } from './example-types.ts';

export const GROWERS: ExampleValueStream = {
  name: 'ส่งเสริมและจัดการชาวไร่',
  description: 'ดูแลชาวไร่ตั้งแต่สำรวจแปลง ทำสัญญา ไปจนถึงปัจจัยการผลิต',
  tags: 'ชาวไร่, โควต้า, แปลงอ้อย',
  priority: 'medium',
  owner: EXTENSION,
  began: 160,
  due: 110,
  sops: [
    {
      name: 'สำรวจแปลงอ้อย',
      description: 'เจ้าหน้าที่ส่งเสริมลงแปลง วัดพื้นที่ และประเมินผลผลิต',
      customer: FIELD,
      sows: [
        {
          name: 'บันทึกพิกัดแปลงจากมือถือ',
          reached: 20,
          began: 156,
          moved: 26,
          rollbacks: [[17, 10, 'แผนที่ไม่แสดงเมื่อไม่มีสัญญาณ']],
        },
        {
          name: 'ประเมินผลผลิตด้วยภาพถ่ายดาวเทียม',
          reached: 9,
          isStarted: true,
          began: 90,
          moved: 9,
          due: -12,
          tags: ['แผนที่'],
          rollbacks: [[8, 3, 'แหล่งภาพถ่ายเปลี่ยนเงื่อนไขการใช้งาน ต้องทบทวนเอกสาร']],
        },
        { name: 'แบบสำรวจอ้อยรอบสอง', reached: 15, isStarted: true, began: 99, moved: 3, due: 10 },
        {
          name: 'ใช้งานแบบสำรวจขณะไม่มีสัญญาณ',
          reached: 6,
          isStarted: true,
          began: 47,
          moved: 1,
          due: 35,
        },
      ],
    },
    {
      name: 'จัดสรรโควต้าและสัญญา',
      description: 'กำหนดโควต้าตามผลสำรวจ ออกสัญญา และติดตามการส่งอ้อย',
      customer: QUOTA,
      sows: [
        { name: 'ออกสัญญาซื้อขายอ้อย', reached: 20, began: 149, moved: 44 },
        {
          name: 'ปรับโควต้าระหว่างฤดูหีบ',
          reached: 20,
          began: 140,
          moved: 12,
          rollbacks: [[14, 9, 'ยอดโควต้ารวมเกินกำลังหีบ']],
        },
        {
          name: 'โอนโควต้าระหว่างชาวไร่',
          reached: 18,
          isStarted: true,
          began: 111,
          moved: 2,
          due: 4,
        },
        {
          name: 'รายงานโควต้าคงเหลือรายเขต',
          reached: 3,
          isStarted: false,
          began: 28,
          moved: 5,
          due: 60,
        },
      ],
    },
    {
      name: 'สนับสนุนปัจจัยการผลิต',
      description: 'พันธุ์อ้อย ปุ๋ย เครื่องจักร และเงินสนับสนุนก่อนฤดูหีบ',
      customer: EXTENSION,
      sows: [
        {
          name: 'เบิกปุ๋ยผ่านเจ้าหน้าที่ส่งเสริม',
          reached: 14,
          isStarted: false,
          began: 104,
          moved: 4,
          due: 8,
          rollbacks: [[14, 13, 'ยอดเบิกติดลบเมื่อคืนปุ๋ยบางส่วน']],
        },
        {
          name: 'จองเครื่องจักรเตรียมดิน',
          reached: 12,
          isStarted: true,
          began: 85,
          moved: 3,
          due: 18,
        },
        { name: 'ติดตามพันธุ์อ้อยสะอาด', reached: 1, isStarted: true, began: 16, moved: 1, due: 75 },
        { name: 'ประวัติการสนับสนุนของชาวไร่', reached: 0, began: 6, moved: 5, due: 120 },
      ],
    },
  ],
};
