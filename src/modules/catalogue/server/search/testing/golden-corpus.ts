import type { FieldRow } from '../../entries/entry-rows.ts';

/** Code, Thai name and English name of the fields that golden queries look for. */
const targets = [
  ['farmer_code', 'รหัสชาวไร่', 'Farmer code'],
  ['farmer_name', 'ชื่อชาวไร่', 'Farmer name'],
  ['contract_no', 'เลขที่สัญญา', 'Contract number'],
  ['contract_date', 'วันที่ทำสัญญา', 'Contract date'],
  ['plot_area', 'พื้นที่แปลง', 'Plot area'],
  ['cane_variety', 'พันธุ์อ้อย', 'Cane variety'],
  ['ccs', 'ค่าความหวาน', 'Commercial cane sugar'],
  ['gross_weight', 'น้ำหนักรวม', 'Gross weight'],
  ['net_weight', 'น้ำหนักสุทธิ', 'Net weight'],
  ['truck_plate', 'ทะเบียนรถ', 'Truck plate'],
  ['ticket_no', 'เลขที่ใบชั่ง', 'Weigh ticket number'],
  ['ticket_time', 'เวลาชั่ง', 'Weighing time'],
  ['cane_price', 'ราคาอ้อย', 'Cane price'],
  ['payment_date', 'วันที่จ่ายเงิน', 'Payment date'],
  ['bank_account', 'เลขบัญชีธนาคาร', 'Bank account'],
  ['quota_ton', 'โควตาอ้อย', 'Cane quota'],
  ['crushing_season', 'ฤดูหีบ', 'Crushing season'],
  ['burnt_cane', 'อ้อยไฟไหม้', 'Burnt cane'],
  ['customer_code', 'รหัสลูกค้า', 'Customer code'],
  ['customer_name', 'ชื่อลูกค้า', 'Customer name'],
  ['invoice_no', 'เลขที่ใบแจ้งหนี้', 'Invoice number'],
  ['invoice_date', 'วันที่ใบแจ้งหนี้', 'Invoice date'],
  ['tax_id', 'เลขประจำตัวผู้เสียภาษี', 'Tax identification number'],
  ['product_code', 'รหัสสินค้า', 'Product code'],
  ['product_grade', 'เกรดสินค้า', 'Product grade'],
  ['unit_price', 'ราคาต่อหน่วย', 'Unit price'],
  ['stock_balance', 'ยอดคงเหลือ', 'Stock balance'],
  ['warehouse_code', 'รหัสคลังสินค้า', 'Warehouse code'],
  ['employee_code', 'รหัสพนักงาน', 'Employee code'],
  ['department', 'แผนก', 'Department'],
  ['salary', 'เงินเดือน', 'Salary'],
  ['overtime_hours', 'ชั่วโมงล่วงเวลา', 'Overtime hours'],
  ['machineHours', 'ชั่วโมงเครื่องจักร', 'Machine hours'],
  ['boiler_pressure', 'ความดันหม้อไอน้ำ', 'Boiler pressure'],
  ['molasses_volume', 'ปริมาณกากน้ำตาล', 'Molasses volume'],
  ['sugar_color', 'ค่าสีน้ำตาล', 'Sugar colour'],
  ['rainfall_mm', 'ปริมาณน้ำฝน', 'Rainfall'],
  ['latitude', 'ละติจูด', 'Latitude'],
  ['created_at', 'วันที่สร้าง', 'Created at'],
  ['updated_by', 'ผู้แก้ไขล่าสุด', 'Last changed by'],
] as const;

export type GoldenField = Pick<FieldRow, 'code' | 'name_th' | 'name_en' | 'description'>;

/** The fields to be found. */
export const goldenFields: readonly GoldenField[] = targets.map(([code, name_th, name_en]) => ({
  code,
  name_th,
  name_en,
  description: '',
}));

/** Fields that are only similar: longer, shorter, in other words, and mentioned in a description. */
export const lookAlikes: readonly GoldenField[] = targets.flatMap(
  ([code, name_th, name_en], place) => [
    {
      code: `${code}_old`,
      name_th: `${name_th}เดิม`,
      name_en: `${name_en} before`,
      description: '',
    },
    {
      code: `main_${code}`,
      name_th: `ยอดรวม${name_th}`,
      name_en: `Main ${name_en}`,
      description: '',
    },
    {
      code: `note_${place}`,
      name_th: '',
      name_en: '',
      description: `คำนวณจาก${name_th} (${code}, ${name_en})`,
    },
  ],
);

/** A text and the code that must come first. */
export interface GoldenQuery {
  readonly text: string;
  readonly code: string;
}

/** The code as it is and as people type it, and the name in both languages. */
export const goldenQueries: readonly GoldenQuery[] = goldenFields.flatMap(
  ({ code, name_th, name_en }) =>
    [code, code.toUpperCase().replaceAll('_', ' '), name_th, name_en].map((text) => ({
      text,
      code,
    })),
);

/** Thai words that are inside longer ones, with the code of a field whose name contains them. */
export const wordsInside: readonly GoldenQuery[] = goldenFields.flatMap(({ code, name_th }) => {
  const words = Array.from(
    new Intl.Segmenter('th', { granularity: 'word' }).segment(name_th),
    ({ segment }) => segment,
  );
  return words.length < 2 ? [] : words.map((text) => ({ text, code }));
});

/** Thai names with one slip each: a letter left out, doubled, swapped with the next, or replaced. */
export const mistypedNames: readonly GoldenQuery[] = goldenFields.flatMap(
  ({ code, name_th }, number) => {
    const letters = Array.from(name_th);
    if (letters.length < 5) return [];
    // At another place in each name: at its beginning, in its middle and at its end.
    return [0, 1, 2, 3].map((slip) => {
      const at = 1 + ((number * 3 + slip * 5) % (letters.length - 2));
      const [letter = '', next = ''] = letters.slice(at);
      const wrong = ['', letter + letter, next + letter, 'ฟ'][slip] ?? '';
      const text = letters.toSpliced(at, slip === 2 ? 2 : 1, wrong).join('');
      return { text, code };
    });
  },
);
