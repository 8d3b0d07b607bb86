/** Headings of exported lists in Thai. */
export const exportsTh = {
  agents: 'รายการเอเจนต์',
  file_list: 'รายการไฟล์',
  chunk_size: 'ขนาดช่วงข้อความ',
  chunk_overlap: 'ส่วนซ้อนทับ',
  webhook: 'ที่อยู่เว็บฮุก',
  files: 'จำนวนไฟล์',
  latest_sync_status: 'ผลการซิงก์ล่าสุด',
  latest_sync_at: 'ซิงก์สำเร็จล่าสุดเมื่อ',
  updated_at: 'แก้ไขเมื่อ',
  filename: 'ชื่อไฟล์',
  size_bytes: 'ขนาด (ไบต์)',
  mime_type: 'ชนิด',
  reason: 'สาเหตุ',
  uploaded_at: 'อัปโหลดเมื่อ',
  uploaded_by: 'อัปโหลดโดย',
} as const;
