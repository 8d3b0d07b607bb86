import { detail, form, list, warnings } from './contracts.th.ts';
import { errors } from './errors.th.ts';
import { fields } from './fields.th.ts';
import { moves } from './moves.th.ts';
import { settings } from './settings.th.ts';
import { summary } from './summary.th.ts';

/** Texts of cane contracts in Thai. */
export const th = {
  permissions: {
    title: 'สัญญาอ้อย',
    read: 'ดูสัญญาอ้อย',
    write: 'ร่าง แก้ไข และส่งสัญญาเพื่อขออนุมัติ',
    approve: 'อนุมัติหรือไม่อนุมัติสัญญา',
    manage: 'เริ่มใช้ ปิด และยกเลิกสัญญาที่อนุมัติแล้ว และตั้งค่าสัญญา',
    delete: 'ลบร่างสัญญา',
  },
  events: {
    created: 'สร้างร่างสัญญา',
    updated: 'แก้ไขสัญญา',
    deleted: 'ลบร่างสัญญา',
    submitted: 'ส่งสัญญาเพื่อขออนุมัติ',
    withdrawn: 'นำสัญญากลับมาแก้ไข',
    approved: 'อนุมัติสัญญา',
    rejected: 'ไม่อนุมัติสัญญา',
    activated: 'เริ่มใช้สัญญา',
    closed: 'ปิดสัญญา',
    cancelled: 'ยกเลิกสัญญา',
    settings_updated: 'แก้ไขการตั้งค่าสัญญา',
  },
  entities: { cane_contract: 'สัญญาอ้อย', cane_contract_settings: 'การตั้งค่าสัญญา' },
  inbox: {
    approval_wanted: 'สัญญา {{code}} (โควต้า {{quotaCode}}) รอการอนุมัติของคุณ',
    approved: 'สัญญา {{code}} (โควต้า {{quotaCode}}) อนุมัติแล้ว',
    rejected: 'สัญญา {{code}} (โควต้า {{quotaCode}}) ไม่ได้รับอนุมัติ: {{rejectReason}}',
  },
  home: {
    awaiting: 'สัญญาที่รออนุมัติ',
    to_approve: '{{type}} รออนุมัติ',
  },
  errors,
  fields,
  statuses: {
    draft: 'ร่าง',
    submitted: 'รออนุมัติ',
    approved: 'อนุมัติแล้ว',
    rejected: 'ไม่อนุมัติ',
    active: 'มีผลบังคับ',
    closed: 'ปิดแล้ว',
    cancelled: 'ยกเลิกแล้ว',
  },
  contractTypes: {
    promotion: 'ส่งเสริมการปลูก',
    tons_pro_7_days: 'โปรตัน 7 วัน',
    tons_pro_crane: 'โปรตันรถคีบ',
    tons_loss: 'ชดเชยตันอ้อย',
    green_drop: 'อ้อยสดวางตอ',
  },
  promotionTypes: {
    type1: 'แบบที่ 1',
    type2: 'แบบที่ 2',
    type3: 'แบบที่ 3',
    type4: 'แบบที่ 4',
    type5: 'แบบที่ 5',
  },
  supportTypes: {
    fertilizer: 'ปุ๋ย',
    machinery: 'เครื่องจักร',
    seeds: 'ท่อนพันธุ์',
    pesticide: 'สารกำจัดศัตรูพืช',
    cash: 'เงินสด',
    other: 'อื่น ๆ',
  },
  dayRanges: {
    '1-7': 'วันที่ 1–7',
    '8-14': 'วันที่ 8–14',
    '15-21': 'วันที่ 15–21',
    '22-28': 'วันที่ 22–28',
    '7-days-after-open': '7 วันแรกหลังเปิดหีบ',
    '7-days-before-newyear': '7 วันก่อนปีใหม่',
    '7-days-after-newyear': '7 วันหลังปีใหม่',
    '7-days-before-close': '7 วันก่อนปิดหีบ',
  },
  paper: {
    title: 'สัญญาส่งอ้อย เลขที่ {{code}}',
    opening:
      'สัญญานี้ทำขึ้นระหว่าง {{company}} (“บริษัท”) กับ {{farmer}} (“ชาวไร่”) โควต้าเลขที่ {{quota}} ปีการผลิต {{season}} โดยทั้งสองฝ่ายตกลงกันดังนี้',
    land: 'แปลงอ้อยตามสัญญา',
    deed: 'เลขที่เอกสารสิทธิ์',
    variety: 'พันธุ์อ้อย',
    area: 'เนื้อที่ (ไร่-งาน-ตร.ว.)',
    area_total: 'รวมเนื้อที่ {{total}} ไร่',
    support_total: 'รวม {{total}} บาท',
    conditions: 'เงื่อนไข',
    annexes: 'เอกสารแนบท้าย',
    date: 'วันที่',
    farmer: 'ชาวไร่',
    company: 'ผู้มีอำนาจกระทำการแทนบริษัท',
    witness: 'พยาน',
  },
  list,
  detail,
  form,
  moves,
  settings,
  summary,
  warnings,
} as const;
