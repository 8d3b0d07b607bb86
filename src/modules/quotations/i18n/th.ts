import { errorsTh } from './errors.th.ts';
import { fieldsTh } from './fields.th.ts';
import { homeTh } from './home.th.ts';
import { labelsTh } from './labels.th.ts';
import { mailsTh } from './mails.th.ts';
import { offerPageTh } from './offer-page.th.ts';
import { paperTh } from './paper.th.ts';
import { sendingTh } from './sending.th.ts';
import { formTh } from './form.th.ts';
import { movesTh } from './moves.th.ts';
import { offersTh } from './offers.th.ts';
import { settingsTh } from './settings.th.ts';
import { statisticsTh } from './statistics.th.ts';
import { lineEditorTh } from './line-editor.th.ts';

/** Texts of quotations in Thai. */
export const th = {
  permissions: {
    title: 'ใบเสนอราคา',
    read: 'ดูใบเสนอราคา',
    write: 'สร้าง แก้ไข ส่ง ทำสำเนา และออกฉบับแก้ไขของใบเสนอราคา',
    delete: 'ลบฉบับร่างของใบเสนอราคา',
    configure: 'ตั้งค่าเลขที่ ภาษี และผู้อนุมัติใบเสนอราคา',
    note: 'ผู้อนุมัติใบเสนอราคาคือผู้ที่ระบุไว้ในการตั้งค่าใบเสนอราคา จะมีบทบาทใดก็ได้',
  },
  entities: {
    quotation: 'ใบเสนอราคา',
    quotation_item: 'รายการในใบเสนอราคา',
    quotation_settings: 'การตั้งค่าใบเสนอราคา',
    quotation_letterhead: 'หัวกระดาษใบเสนอราคา',
  },
  fields: { ...fieldsTh, ...labelsTh },
  errors: errorsTh,
  home: homeTh,
  paper: paperTh,
  sending: sendingTh,
  mails: mailsTh,
  offer_page: offerPageTh,
  ...lineEditorTh,
  ...formTh,
  ...offersTh,
  ...movesTh,
  ...statisticsTh,
  ...settingsTh,
  events: {
    created: 'สร้างใบเสนอราคา',
    updated: 'แก้ไขใบเสนอราคา',
    deleted: 'ลบฉบับร่างของใบเสนอราคา',
    submitted: 'ส่งใบเสนอราคาขออนุมัติ',
    issued: 'ออกใบเสนอราคา (ไม่ต้องขออนุมัติ)',
    approval_started: 'รับใบเสนอราคาไว้พิจารณา',
    step_approved: 'อนุมัติใบเสนอราคาขั้นแรก',
    approved: 'อนุมัติใบเสนอราคา',
    approval_rejected: 'ไม่อนุมัติใบเสนอราคา',
    withdrawn: 'นำใบเสนอราคากลับมาแก้ไข',
    sent: 'บันทึกว่าส่งใบเสนอราคาให้ลูกค้าแล้ว',
    accepted: 'บันทึกว่าลูกค้าตอบรับใบเสนอราคา',
    rejected: 'บันทึกว่าลูกค้าปฏิเสธใบเสนอราคา',
    cancelled: 'ยกเลิกใบเสนอราคา',
    superseded: 'ออกฉบับแก้ไขแทนใบเสนอราคา',
    revived: 'กลับมาใช้ใบเสนอราคาเดิม',
    order_progress_changed: 'บันทึกความคืบหน้าของคำสั่งซื้อ',
    customer_reminded: 'ส่งอีเมลเตือนลูกค้าก่อนครบกำหนดยืนราคา',
    acceptance_confirmed: 'ส่งอีเมลยืนยันการตอบรับให้ลูกค้า',
    mail_queued: 'รับอีเมลใบเสนอราคาไว้ส่ง',
    mail_failed: 'ส่งอีเมลใบเสนอราคาไม่สำเร็จ',
    link_made: 'สร้างลิงก์ใบเสนอราคาให้ลูกค้า',
    link_revoked: 'ยกเลิกลิงก์ใบเสนอราคาของลูกค้า',
    viewed: 'ลูกค้าเปิดดูใบเสนอราคา',
    asked: 'ลูกค้าถามเกี่ยวกับใบเสนอราคา',
    letterhead_changed: 'เปลี่ยนหัวกระดาษใบเสนอราคา',
    settings_changed: 'เปลี่ยนการตั้งค่าใบเสนอราคา',
    expiring: 'ใบเสนอราคาใกล้หมดอายุ',
  },
  statuses: {
    draft: 'ฉบับร่าง',
    submitted: 'รออนุมัติ',
    in_approval: 'อยู่ระหว่างอนุมัติ',
    approved: 'อนุมัติแล้ว',
    issued: 'ออกแล้ว',
    sent: 'ส่งลูกค้าแล้ว',
    accepted: 'ลูกค้าตอบรับ',
    not_approved: 'ไม่อนุมัติ',
    rejected: 'ถูกปฏิเสธ',
    rejected_by_customer: 'ลูกค้าปฏิเสธ',
    expired: 'หมดอายุ',
    cancelled: 'ยกเลิก',
    superseded: 'มีฉบับแก้ไขแล้ว',
  },
  values: { rejected_by: { approver: 'ผู้อนุมัติ', customer: 'ลูกค้า' } },
  order_progresses: {
    NOT_ORDERED: 'ยังไม่สั่งซื้อ',
    PARTIAL_ORDERED: 'สั่งซื้อบางส่วน',
    FULLY_ORDERED: 'สั่งซื้อครบ',
    PARTIAL_RECEIVED: 'รับของบางส่วน',
    FULLY_RECEIVED: 'รับของครบ',
    PARTIAL_INVOICED: 'วางบิลบางส่วน',
    FULLY_INVOICED: 'วางบิลครบ',
    PARTIAL_PAID: 'ชำระบางส่วน',
    FULLY_PAID: 'ชำระครบ',
  },
  item_types: { product: 'สินค้า', section: 'หัวข้อ', note: 'ข้อความ' },
  discount_types: { percentage: 'เปอร์เซ็นต์', fixed: 'จำนวนเงิน' },
  tax_methods: { base: 'จากยอดรวม', line: 'จากแต่ละรายการ' },
  number_calendars: { buddhist: 'พ.ศ.', gregorian: 'ค.ศ.' },
  paper_designs: { classic: 'คลาสสิก', modern: 'สมัยใหม่' },
  warnings: {
    credit_limit_exceeded:
      'ใบเสนอราคาที่ยังไม่สิ้นสุดและที่ตอบรับแล้วแต่ยังชำระไม่ครบ รวมใบนี้ {{open_total}} บาท มากกว่าวงเงินเครดิตที่ตั้งไว้ ({{credit_limit}} บาท)',
    similar_offer: 'มีใบเสนอราคา {{quotation_number}} ที่คล้ายกันและยังเปิดอยู่',
    customer_inactive: 'ลูกค้ารายนี้ไม่ใช้งานแล้ว',
    letterhead_incomplete: 'หัวกระดาษยังไม่มีที่อยู่หรือเลขประจำตัวผู้เสียภาษีของบริษัท ใบเสนอราคาจึงจะไม่แสดงข้อมูลนี้',
    complete_letterhead: 'กรอกหัวกระดาษ',
  },
  inbox: {
    approval_wanted:
      'ใบเสนอราคา {{quotation_number}} ({{customer_name}}) ยอด {{total}} บาท รอการอนุมัติของคุณ',
    approved: 'ใบเสนอราคา {{quotation_number}} ({{customer_name}}) อนุมัติแล้ว',
    approval_rejected:
      'ใบเสนอราคา {{quotation_number}} ({{customer_name}}) ไม่ได้รับอนุมัติ ส่งกลับมาให้แก้ไข: {{status_reason}}',
    accepted: '{{customer_name}} ตอบรับใบเสนอราคา {{quotation_number}} ยอด {{total}} บาท',
    rejected: '{{customer_name}} ปฏิเสธใบเสนอราคา {{quotation_number}}: {{status_reason}}',
    viewed: '{{customer_name}} เปิดดูใบเสนอราคา {{quotation_number}} แล้ว',
    asked: '{{customer_name}} ถามเกี่ยวกับใบเสนอราคา {{quotation_number}}',
    mail_failed: 'ส่งใบเสนอราคา {{quotation_number}} ถึง {{customer_name}} ทางอีเมลไม่สำเร็จ',
    expiring: 'ใบเสนอราคา {{quotation_number}} ({{customer_name}}) จะหมดอายุวันที่ {{valid_until}}',
  },
  merges: { quotations: 'ใบเสนอราคา' },
  export: {
    title: 'ใบเสนอราคา',
    lines_title: 'รายการในใบเสนอราคา',
    optional: 'รายการทางเลือก',
    included: 'รวมในยอด',
  },
} as const;
