import type { z } from 'zod';
import type { customInput } from '#modules/notifications/contract/customs.ts';

/** The sugar mill. */
export const EXAMPLE_COMPANY = 1;

/** Those who look after the farmers, by the English names of their department and position. */
export const FARMERS_OFFICERS = {
  department: 'Cane Procurement',
  position: 'Cane Extension Officer',
} as const;

export type ExampleMessage = z.input<typeof customInput> & { readonly isSent: boolean };

/** Messages to them. */
export const EXAMPLE_MESSAGES: readonly ExampleMessage[] = [
  {
    name: 'เชิญเจ้าหน้าที่ชาวไร่ประชุมก่อนเปิดหีบ',
    description: 'ส่งก่อนเปิดหีบสองสัปดาห์',
    isSent: true,
    channels: [
      {
        channel: 'Email',
        title: 'ประชุมก่อนเปิดหีบ',
        message: 'เชิญประชุมวันจันทร์ 9.00 น. ห้องประชุมใหญ่\nกรุณาเตรียมยอดอ้อยเข้าหีบของแต่ละเขต',
        translations: {
          en: {
            title: 'Meeting before the crushing season',
            message:
              'Please come to the large meeting room on Monday at 9:00.\nBring the expected cane of your district.',
          },
        },
      },
    ],
  },
  {
    name: 'เตือนเจ้าหน้าที่ชาวไร่ให้ตรวจโควต้า',
    description: 'ใช้ทุกต้นฤดู ทำสำเนาแล้วแก้วันที่ก่อนส่ง',
    isSent: false,
    channels: [
      {
        channel: 'System',
        title: 'ตรวจโควต้าของชาวไร่ในเขต',
        message: 'กรุณาตรวจเอกสารโควต้าของชาวไร่ให้ครบภายในสิ้นเดือน แปลงที่ยังไม่มีเอกสารสิทธิ์ให้แจ้งหัวหน้าส่วน',
      },
    ],
  },
];
