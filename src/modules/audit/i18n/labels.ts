import type { Labels } from '#platform/contract/texts/texts.ts';

/** What the history calls the module's kinds of record and their fields. */
export const labels: Labels = {
  th: {
    entities: {
      audit: 'ประวัติการใช้งาน',
    },
    fields: {
      entity: 'ชนิดข้อมูล',
      event: 'สิ่งที่ทำ',
      from: 'ตั้งแต่วันที่',
      person: 'ผู้ทำ',
      record: 'รายการ',
      to: 'ถึงวันที่',
    },
  },
  en: {
    entities: {
      audit: 'Audit trail',
    },
    fields: {
      entity: 'Kind of record',
      event: 'Act',
      from: 'From day',
      person: 'Person',
      record: 'Record',
      to: 'To day',
    },
  },
};
