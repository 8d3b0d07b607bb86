/** Texts of the screens of contracts in Thai. */
export const list = {
  title: 'สัญญาอ้อย',
  purpose: 'ข้อตกลงส่งอ้อยของชาวไร่และเงินสนับสนุนในแต่ละปีการผลิต',
  create: 'สร้างสัญญา',
  search: 'ค้นหาเลขที่สัญญา โควต้า หรือชื่อชาวไร่',
  all_statuses: 'ทุกสถานะ',
  all_types: 'ทุกประเภท',
  all_seasons: 'ทุกปีการผลิต',
  load_failed: 'โหลดสัญญาไม่สำเร็จ',
  empty_of_farmer: 'ชาวไร่รายนี้ยังไม่มีสัญญา',
} as const;

export const detail = {
  back: 'สัญญาทั้งหมด',
  tabs: 'ส่วนของสัญญา',
  overview: 'รายละเอียด',
  files: 'ไฟล์และใบเสร็จ',
  paper: 'สัญญา (PDF)',
  history: 'ประวัติ',
  load_failed: 'โหลดสัญญาไม่สำเร็จ',
  not_found: 'ไม่พบสัญญานี้',
  rejected: 'ไม่อนุมัติ: {{reason}}',
  edit: 'แก้ไข',
  delete: 'ลบร่าง',
  delete_title: 'ลบร่างสัญญา {{code}} หรือไม่',
  delete_text: 'ร่างสัญญาและไฟล์ที่แนบจะถูกลบถาวร',
  deleted: 'ลบร่างสัญญาแล้ว',
  delete_failed: 'ลบร่างสัญญาไม่สำเร็จ',
  no_plots: 'ยังไม่ได้เลือกแปลง',
  download: 'ดาวน์โหลด PDF',
} as const;

export const form = {
  create_title: 'สร้างสัญญา',
  create_purpose: 'บันทึกเป็นร่างก่อน แล้วจึงส่งขออนุมัติ',
  create: 'สร้างร่างสัญญา',
  edit_title: 'แก้ไขสัญญา {{code}}',
  back: 'กลับไปที่สัญญา',
  created: 'สร้างร่างสัญญา {{code}} แล้ว',
  saved: 'บันทึกสัญญาแล้ว',
  failed: 'บันทึกสัญญาไม่สำเร็จ',
  tons_hint: 'อ้อยสดวางตอไม่ต้องระบุ',
  quota_first: 'เลือกโควต้าก่อน แล้วจึงเลือกแปลง',
  plots_failed: 'โหลดแปลงไม่สำเร็จ',
  no_plots: 'ชาวไร่รายนี้ยังไม่มีแปลงที่ดิน บันทึกเป็นร่างไว้ก่อนได้',
  no_crops: 'ยังไม่มีพืชที่ปลูกในปีการผลิตนี้',
  plot: 'เอกสารสิทธิ์ {{deed}} · {{area}} ไร่',
  planted: '{{variety}} · อ้อยปลูก',
  ratoon: '{{variety}} · ตอ {{number}}',
  add_support: 'เพิ่มรายการสนับสนุน',
  remove_support: 'นำออก',
  receipts: 'ใบเสร็จ',
  receipts_later: 'บันทึกร่างแล้ว จะแนบใบเสร็จได้ในหน้าแก้ไขสัญญา',
  receipts_below: 'แนบไฟล์ใบเสร็จด้านล่างก่อน แล้วเลือกให้แต่ละรายการที่นี่',
  chosen_land: 'เลือก {{count}} แปลง รวม {{area}} ไร่ ผลผลิตที่คาด {{expected}} ตัน',
  annexes_hint: 'เลือกจากไฟล์ของสัญญานี้ ชื่อไฟล์จะพิมพ์ไว้ท้ายสัญญา',
  sum: 'รวม {{amount}} บาท',
} as const;

export const warnings = {
  tons_above_expected: 'จำนวนตันมากกว่าผลผลิตที่คาดจากแปลงในสัญญา ({{expected}} ตัน)',
} as const;
