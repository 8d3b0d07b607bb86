import { fieldsTh } from './fields.th.ts';

/** What kinds of record of engines and their fields are called, in Thai; screens do without them. */
export const labelsTh = {
  entities: {
    engine: 'ทะเบียน Engine',
    engine_attachment: 'ไฟล์แนบของ Engine',
    engine_sub_function: 'ฟังก์ชันย่อยของ Engine',
    engine_usage: 'การใช้งาน Engine',
    engine_use: 'การใช้ Engine',
  },
  fields: {
    ...fieldsTh,
    sub_function_count: 'จำนวนฟังก์ชันย่อย',
    module_count: 'จำนวนโมดูล',
    used_in_count: 'จำนวนที่ใช้งาน',
    dependents: 'จำนวนรายการที่ใช้',
    used_at: 'ใช้เมื่อ',
    duration_ms: 'ใช้เวลา (มิลลิวินาที)',
    engine_type: 'ประเภท Engine',
    in_use: 'มีการใช้งาน',
  },
} as const;
