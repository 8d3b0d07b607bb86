import type { ContractStatus } from '#modules/cane-contracts/contract/contract-status.ts';

/** How contracts came to be in a status. */
export const PATHS: Readonly<Record<ContractStatus, readonly ContractStatus[]>> = {
  draft: [],
  submitted: ['submitted'],
  approved: ['submitted', 'approved'],
  rejected: ['submitted', 'rejected'],
  active: ['submitted', 'approved', 'active'],
  closed: ['submitted', 'approved', 'active', 'closed'],
  cancelled: ['cancelled'],
};

export const CRANES = ['รถคีบ 4 ล้อ', 'รถคีบ 6 ล้อ', 'รถคีบติดรถแทรกเตอร์'] as const;

export const REJECT_REASON = 'จำนวนตันไม่ตรงกับใบสำรวจแปลง กรุณาตรวจสอบ';

export const CONDITIONS = [
  'ชาวไร่ตกลงส่งอ้อยตามจำนวนตันในสัญญาให้แก่บริษัทภายในปีการผลิตนี้',
  'บริษัทจะหักเงินสนับสนุนที่ชาวไร่ได้รับจากค่าอ้อยที่ส่งมอบ',
  'อ้อยที่ส่งต้องสด สะอาด และไม่ถูกเผา เว้นแต่บริษัทยินยอมเป็นหนังสือ',
  'หากเกิดเหตุสุดวิสัย ให้ทั้งสองฝ่ายแจ้งกันภายใน 7 วัน',
].join('\n');
