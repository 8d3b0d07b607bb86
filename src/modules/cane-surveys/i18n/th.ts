import { estimates } from './estimates.th.ts';
import { field } from './field.th.ts';
import { fields } from './fields.th.ts';
import { settings } from './settings.th.ts';
import { surveys } from './surveys.th.ts';
import { visits } from './visits.th.ts';

/** Texts of cane surveys in Thai. */
export const th = {
  permissions: {
    title: 'สำรวจอ้อย',
    read: 'ดูผลสำรวจอ้อย',
    write: 'บันทึกและแก้ไขผลสำรวจอ้อย รูปถ่าย และแผนลงแปลง',
    delete: 'ลบผลสำรวจอ้อย',
    manage: 'ตั้งค่าสูตรประเมินผลผลิต',
  },
  events: {
    created: 'บันทึกผลสำรวจอ้อย',
    updated: 'แก้ไขผลสำรวจอ้อย',
    deleted: 'ลบผลสำรวจอ้อย',
    settings_updated: 'แก้ไขสูตรประเมินผลผลิต',
    visit_planned: 'วางแผนลงแปลง',
    visit_changed: 'แก้ไขแผนลงแปลง',
    visit_skipped: 'ข้ามแปลงในแผน',
    visit_resumed: 'นำแปลงกลับเข้าแผน',
    visit_deleted: 'ลบแปลงออกจากแผน',
  },
  entities: {
    cane_survey: 'ผลสำรวจอ้อย',
    cane_survey_settings: 'สูตรประเมินผลผลิต',
    survey_visit: 'แผนลงแปลง',
  },
  errors: {
    quota_required: 'กรุณาเลือกโควตาชาวไร่',
    plot_required: 'กรุณาเลือกแปลงที่ดิน',
    plot_of_other_quota: 'แปลงนี้ไม่ได้อยู่ในโควต้าที่เลือก',
    production_year_range: 'ปีการผลิตต้องเป็น ค.ศ. 2020 ถึง 2100',
    planting_month_range: 'เดือนที่ปลูกต้องเป็น 1 ถึง 12',
    survey_too_early: 'วันที่สำรวจต้องไม่ก่อนปี 2563 กรุณาตรวจนาฬิกาของเครื่อง',
    survey_in_future: 'วันที่สำรวจยังมาไม่ถึง กรุณาตรวจนาฬิกาของเครื่อง',
    position_incomplete: 'ตำแหน่งต้องมีทั้งละติจูดและลองจิจูด',
    draft_sent_before: 'แบบร่างนี้ถูกส่งไปแล้วด้วยข้อมูลอื่น กรุณาเทียบกับผลสำรวจที่บันทึกไว้',
    surveyor_unknown: 'ผู้สำรวจต้องเป็นพนักงานที่ยังทำงานอยู่',
    plot_planned: 'มีผู้ไปแปลงนี้ในวันนั้นตามแผนอยู่แล้ว',
    visit_done: 'แปลงนี้สำรวจแล้ว จึงแก้ไขแผนไม่ได้',
    skip_reason_required: 'กรุณากรอกเหตุผลที่ข้ามแปลง',
  },
  fields,
  cane_types: {
    planted: 'อ้อยปลูก',
    ratoon_1: 'อ้อยตอ 1',
    ratoon_2: 'อ้อยตอ 2',
    ratoon_3_or_more: 'อ้อยตอ 3 ขึ้นไป',
  },
  soil_types: {
    clay: 'ดินเหนียว',
    clay_loam: 'ดินร่วนเหนียว',
    loam: 'ดินร่วน',
    sandy_loam: 'ดินร่วนปนทราย',
    sand: 'ดินทราย',
    lateritic: 'ดินลูกรัง',
  },
  soil_colors: { black: 'ดำ', brown: 'น้ำตาล', red: 'แดง', yellow: 'เหลือง', grey: 'เทา' },
  leaf_colors: {
    dark_green: 'เขียวเข้ม',
    green: 'เขียว',
    light_green: 'เขียวอ่อน',
    yellow: 'เหลืองซีด',
    brown: 'น้ำตาลแห้ง',
  },
  ...surveys,
  ...visits,
  ...settings,
  ...estimates,
  field,
} as const;
