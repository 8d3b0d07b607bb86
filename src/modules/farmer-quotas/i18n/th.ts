import { disclosureTh } from './disclosure.th.ts';
import { verificationTh } from './verification.th.ts';
import { errorsTh } from './errors.th.ts';
import { fieldsTh } from './fields.th.ts';
import { homeTh } from './home.th.ts';
import { quotasTh } from './quotas.th.ts';
import { settingsTh } from './settings.th.ts';

/** Texts of farmer quotas in Thai. */
export const th = {
  permissions: {
    title: 'โควต้าชาวไร่',
    read: 'ดูโควต้าชาวไร่',
    write: 'เพิ่ม แก้ไข และนำเข้าโควต้า และขอแก้ไขโควต้าที่อนุมัติแล้ว',
    documents: 'ดูสำเนาบัตรประชาชนและทะเบียนบ้าน',
    verify: 'ตรวจสอบโควต้าและพิจารณาคำขอแก้ไข',
    delete: 'ระงับ ปิด และลบโควต้า',
    reveal: 'ดูเลขประจำตัวประชาชนและเลขที่บัญชีแบบเต็ม',
    export_personal: 'ส่งออกข้อมูลส่วนบุคคลแบบเต็ม',
    manage: 'จัดการปีการผลิต เหตุผล สำนักงานเขต และรูปแบบเลขโควต้า',
  },
  events: {
    created: 'เพิ่มโควต้า',
    updated: 'แก้ไขโควต้า',
    deleted: 'ลบโควต้า',
    submitted: 'ส่งโควต้าเข้าตรวจสอบ',
    withdrawn: 'ดึงโควต้ากลับเป็นฉบับร่าง',
    reopened: 'เปิดโควต้าที่ไม่อนุมัติขึ้นมาแก้ไข',
    suspended: 'ระงับโควต้า',
    resumed: 'ยกเลิกการระงับโควต้า',
    closed: 'ปิดโควต้า',
    claimed: 'รับโควต้ามาตรวจสอบ',
    released: 'คืนโควต้าเข้าคิว',
    verified: 'อนุมัติโควต้า',
    verified_despite_checks: 'อนุมัติโควต้าแม้มีข้อตรวจที่ไม่ผ่าน',
    rejected: 'ไม่อนุมัติโควต้า',
    sent_back: 'ส่งโควต้ากลับให้แก้ไข',
    document_stored: 'เก็บสำเนาเอกสาร',
    document_removed: 'ลบสำเนาเอกสาร',
    correction_requested: 'ขอแก้ไขโควต้าที่อนุมัติแล้ว',
    correction_approved: 'อนุมัติคำขอแก้ไข',
    correction_refused: 'ไม่อนุมัติคำขอแก้ไข',
    correction_withdrawn: 'ถอนคำขอแก้ไข',
    farmer_created: 'เพิ่มชาวไร่',
    farmer_updated: 'แก้ไขข้อมูลชาวไร่',
    farmer_disclosed: 'ออกเอกสารข้อมูลส่วนบุคคลให้บุคคลนั้น',
    farmer_anonymised: 'ลบข้อมูลส่วนบุคคลของชาวไร่',
    season_created: 'เพิ่มปีการผลิต',
    season_updated: 'แก้ไขปีการผลิต',
    season_deleted: 'ลบปีการผลิต',
    reason_created: 'เพิ่มเหตุผล',
    reason_updated: 'แก้ไขเหตุผล',
    reason_deleted: 'ลบเหตุผล',
    settings_updated: 'แก้ไขการตั้งค่าโควต้า',
    imported: 'นำเข้าโควต้าจากไฟล์',
  },
  entities: {
    farmer_quota: 'โควต้าชาวไร่',
    farmer: 'ชาวไร่',
    quota_season: 'ปีการผลิต',
    quota_reason: 'เหตุผล',
    quota_correction: 'คำขอแก้ไขโควต้า',
    quota_settings: 'การตั้งค่าโควต้า',
  },
  inbox: {
    verification_wanted: 'โควต้า {{quota_code}} ({{name}}) รอการตรวจสอบของคุณ',
    verified: 'โควต้า {{quota_code}} ({{name}}) ได้รับอนุมัติแล้ว',
    verified_despite_checks:
      'โควต้า {{quota_code}} ({{name}}) ได้รับอนุมัติแล้ว แม้มีข้อตรวจที่ไม่ผ่าน ดูสิ่งที่ยังขาดในหน้าโควต้า',
    sent_back: 'โควต้า {{quota_code}} ({{name}}) ถูกส่งกลับให้แก้ไข: {{reject_reason}}',
    rejected: 'โควต้า {{quota_code}} ({{name}}) ไม่ได้รับอนุมัติ: {{reject_reason}}',
    correction_wanted: 'คำขอแก้ไขโควต้า {{quota_code}} ({{name}}) รอการพิจารณาของคุณ',
    correction_approved: 'คำขอแก้ไขโควต้า {{quota_code}} ({{name}}) ได้รับอนุมัติแล้ว',
    correction_refused: 'คำขอแก้ไขโควต้า {{quota_code}} ({{name}}) ไม่ได้รับอนุมัติ: {{decision_note}}',
  },
  errors: errorsTh,
  fields: fieldsTh,
  home: homeTh,
  ...disclosureTh,
  ...quotasTh,
  ...verificationTh,
  ...settingsTh,
} as const;
