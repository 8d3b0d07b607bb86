/** Names of what people find in the palette besides screens, and other words for both; loaded with it. */
export const places = {
  th: {
    create: 'สร้างสัญญา',
    summary: 'สรุปสัญญาตามชาวไร่',
    settings: 'ตั้งค่าสัญญา',
    overview: 'รายละเอียดสัญญาอ้อย',
    files: 'ไฟล์และใบเสร็จของสัญญา',
    paper: 'สัญญาแบบ PDF',
    history: 'ประวัติสัญญาอ้อย',
    edit: 'แก้ไขสัญญาอ้อย',
    of_quota: 'สัญญาของชาวไร่',
    records: 'สัญญาอ้อย',
  },
  en: {
    create: 'Create contract',
    summary: 'Contracts by farmer',
    settings: 'Contract settings',
    overview: 'Contract details',
    files: 'Files and receipts of the contract',
    paper: 'Contract as PDF',
    history: 'History of the contract',
    edit: 'Edit cane contract',
    of_quota: 'Contracts of the farmer',
    records: 'Cane contracts',
  },
} as const;

/** Words by which people look, of screens (as in `navigation`) and of what is above. */
export const synonyms = {
  th: {
    contracts: 'ข้อตกลง ส่งอ้อย โปรตัน',
    create: 'สัญญาใหม่',
    summary: 'ตันรวม เงินเกี๊ยว เงินสนับสนุน',
    settings: 'ผลผลิตต่อไร่ เงื่อนไขสัญญา',
    overview: 'แปลง รายการสนับสนุน',
    files: 'เอกสารแนบสัญญา',
    paper: 'พิมพ์สัญญา ลายเซ็น',
    history: 'การเปลี่ยนแปลงของสัญญา',
    edit: 'เปลี่ยนร่างสัญญา',
    of_quota: 'สัญญาในโควต้า',
  },
  en: {
    contracts: 'agreements deliveries tons',
    create: 'new contract',
    summary: 'promised tons advances support',
    settings: 'yield per rai conditions',
    overview: 'plots support items',
    files: 'receipts annexes',
    paper: 'print signatures',
    history: 'changes of the contract',
    edit: 'change draft',
    of_quota: 'contracts of the quota',
  },
} as const;
