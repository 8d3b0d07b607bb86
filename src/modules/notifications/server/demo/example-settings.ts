import type { CollectionRow } from '#modules/notifications/contract/message-fields.ts';
import type { SettingInfo } from '#modules/notifications/contract/setting-info.ts';

export interface ExampleSetting extends Pick<
  SettingInfo,
  'title' | 'message' | 'translations' | 'channels' | 'tone'
> {
  readonly name: string;
  readonly event: string;
  /** Whom it notifies, by the English names of their department and position. */
  readonly unit: { readonly department: string; readonly position: string };
  readonly collection: Extract<CollectionRow['collection'], 'department' | 'position'>;
}

/** Settings about events of the examples, out of force as the channels of the example company are off. */
export const EXAMPLE_SETTINGS: readonly ExampleSetting[] = [
  {
    name: 'แจ้งฝ่ายขายเมื่อลูกค้าตอบรับใบเสนอราคา',
    event: 'quotations.accepted',
    unit: { department: 'Sales', position: 'Sales Officer' },
    collection: 'department',
    channels: ['System', 'Email', 'SMS', 'Line'],
    tone: 'success',
    title: '{{customer_name}} ตอบรับใบเสนอราคา',
    message: 'ใบเสนอราคา {{quotation_number}} ยอด {{total}} บาท ลูกค้าตอบรับแล้ว',
    translations: {
      en: {
        title: '{{customer_name}} accepted an offer',
        message: 'Quotation {{quotation_number}} of {{total}} baht was accepted',
      },
    },
  },
  {
    name: 'แจ้งเจ้าหน้าที่ส่งเสริมเมื่อเพิ่มโควต้า',
    event: 'farmer-quotas.created',
    unit: { department: 'Cane Procurement', position: 'Cane Extension Officer' },
    collection: 'position',
    channels: ['Email', 'SMS'],
    tone: 'info',
    title: 'โควต้าใหม่ {{quota_code}}',
    message: 'เพิ่มโควต้า {{quota_code}} ปีการผลิต {{season}} แล้ว กรุณานัดตรวจแปลง',
    translations: {
      en: {
        title: 'New quota {{quota_code}}',
        message: 'Quota {{quota_code}} of season {{season}} was added. Please visit its plots.',
      },
    },
  },
];

/** Events of each that have been sent. */
export const SENT_EVENTS = 4;

export const EXAMPLE_DESCRIPTION = 'ตัวอย่าง ส่งในช่วงทดลองใช้ ปิดไว้จนกว่าจะตั้งค่าช่องทางส่ง';
