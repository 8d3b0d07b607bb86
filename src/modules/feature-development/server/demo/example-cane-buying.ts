import { DIRECTOR, FIELD, LABORATORY, ACCOUNTS, FINANCE } from './example-people.ts';
import type { ExampleValueStream } from './example-types.ts';

/** From the scale to the money. */
export const CANE_BUYING: ExampleValueStream = {
  name: 'รับซื้ออ้อยหน้าโรงงาน',
  description: 'ตั้งแต่รถอ้อยเข้าชั่งจนชาวไร่ได้รับเงิน ต้องตรวจสอบย้อนหลังได้ทุกเที่ยว',
  tags: 'รับซื้ออ้อย, ลานชั่ง, การเงิน',
  priority: 'high',
  owner: DIRECTOR,
  began: 190,
  due: 45,
  sops: [
    {
      name: 'ชั่งน้ำหนักและออกใบชั่ง',
      description: 'รับรถเข้าลานชั่ง ชั่งหนัก ชั่งเบา และออกใบชั่งให้คนขับ',
      customer: FIELD,
      sows: [
        {
          name: 'ใบชั่งอ้อยอิเล็กทรอนิกส์',
          reached: 20,
          began: 186,
          moved: 38,
          tags: ['ลานชั่ง'],
          rollbacks: [[14, 9, 'ยอดน้ำหนักสุทธิปัดเศษไม่ตรงกับใบชั่งกระดาษ']],
        },
        { name: 'ผูกเครื่องชั่งกับระบบโดยตรง', reached: 20, began: 178, moved: 52 },
        {
          name: 'แจ้งเตือนน้ำหนักรถเปล่าผิดปกติ',
          reached: 13,
          isStarted: true,
          began: 96,
          moved: 4,
          due: 12,
          tags: ['แจ้งเตือน'],
          rollbacks: [[10, 9, 'หน้าจอแจ้งเตือนบังปุ่มบันทึกบนจอสัมผัส']],
        },
        { name: 'พิมพ์ใบชั่งซ้ำพร้อมเหตุผล', reached: 4, isStarted: true, began: 33, moved: 3, due: 40 },
      ],
    },
    {
      name: 'วิเคราะห์คุณภาพและค่า C.C.S.',
      description: 'สุ่มตัวอย่าง วิเคราะห์ในห้องปฏิบัติการ และส่งผลเข้าราคาอ้อย',
      customer: LABORATORY,
      sows: [
        {
          name: 'บันทึกผลวิเคราะห์จากห้องปฏิบัติการ',
          reached: 20,
          began: 172,
          moved: 30,
          rollbacks: [[17, 13, 'ห้องปฏิบัติการขอให้ทศนิยมของค่า C.C.S. ครบสองตำแหน่ง']],
        },
        {
          name: 'กราฟค่า C.C.S. รายวันต่อเขต',
          reached: 16,
          isStarted: true,
          began: 120,
          moved: 6,
          due: -5,
          rollbacks: [[14, 9, 'กราฟรวมอ้อยไฟไหม้เข้ากับอ้อยสด']],
        },
        {
          name: 'สุ่มตัวอย่างด้วย QR บนถุงตัวอย่าง',
          reached: 8,
          isStarted: true,
          began: 61,
          moved: 2,
          due: 30,
        },
        { name: 'เปรียบเทียบผลกับห้องแล็บกลาง', reached: 0, began: 14, moved: 13, due: 90 },
      ],
    },
    {
      name: 'จ่ายเงินค่าอ้อย',
      description: 'คำนวณค่าอ้อย หักหนี้และค่าบำรุง แล้วโอนเข้าบัญชีชาวไร่',
      customer: ACCOUNTS,
      sows: [
        { name: 'คำนวณค่าอ้อยตามรอบจ่าย', reached: 20, began: 165, moved: 21 },
        {
          name: 'หักหนี้เงินเกี๊ยวอัตโนมัติ',
          reached: 17,
          isStarted: true,
          began: 132,
          moved: 5,
          due: 6,
          tags: ['เงินเกี๊ยว'],
          rollbacks: [
            [17, 14, 'ยอดหนี้คงเหลือหลังหักไม่ตรงกับบัญชี'],
            [14, 13, 'ลืมกรณีชาวไร่มีหลายสัญญา'],
          ],
        },
        {
          name: 'ใบแจ้งยอดค่าอ้อยทาง LINE',
          reached: 11,
          isStarted: false,
          began: 80,
          moved: 7,
          due: 21,
        },
        {
          name: 'ไฟล์โอนเงินรูปแบบธนาคารใหม่',
          reached: 2,
          isStarted: true,
          began: 19,
          moved: 2,
          due: 55,
          customer: FINANCE,
        },
      ],
    },
  ],
};
