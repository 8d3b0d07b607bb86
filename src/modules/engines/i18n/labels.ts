import type { Labels } from '#platform/contract/texts/texts.ts';

/** What the history calls the module's kinds of record and their fields. */
export const labels: Labels = {
  th: {
    entities: {
      engine: 'ทะเบียน Engine',
      engine_attachment: 'ไฟล์แนบของ Engine',
      engine_sub_function: 'ฟังก์ชันย่อยของ Engine',
      engine_usage: 'การใช้งาน Engine',
      engine_use: 'การใช้ Engine',
    },
    fields: {
      logic: 'ตรรกะการทำงาน',
      sub_function_count: 'จำนวนฟังก์ชันย่อย',
      module_count: 'จำนวนโมดูล',
      used_in_count: 'จำนวนที่ใช้งาน',
      dependents: 'จำนวนรายการที่ใช้',
      replacement: 'รายการที่ใช้แทน',
      retires_on: 'วันที่เลิกใช้',
      used_at: 'ใช้เมื่อ',
      feature: 'ฟีเจอร์',
      duration_ms: 'ใช้เวลา (มิลลิวินาที)',
      outcome: 'ผล',
    },
  },
  en: {
    entities: {
      engine: 'Engine',
      engine_attachment: 'Attachment of an engine',
      engine_sub_function: 'Sub-function of an engine',
      engine_usage: 'Use reported of an engine',
      engine_use: 'Use of engines',
    },
    fields: {
      logic: 'Logic',
      sub_function_count: 'Sub-functions',
      module_count: 'Modules',
      used_in_count: 'Used in',
      dependents: 'Records that use engines',
      replacement: 'Replacement',
      retires_on: 'Retires on',
      used_at: 'Used',
      feature: 'Feature',
      duration_ms: 'Took (ms)',
      outcome: 'Outcome',
    },
  },
};
