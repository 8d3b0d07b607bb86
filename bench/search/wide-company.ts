import {
  goldenFields,
  lookAlikes,
} from '#modules/catalogue/server/search/testing/golden-corpus.ts';
import type {
  FeatureRow,
  FieldRow,
  ModuleRow,
} from '#modules/catalogue/server/entries/entry-rows.ts';
import { plainField } from '#modules/catalogue/server/testing/catalogue.ts';

const things = [
  ['customer', 'ลูกค้า'],
  ['farmer', 'ชาวไร่'],
  ['order', 'ใบสั่งซื้อ'],
  ['invoice', 'ใบแจ้งหนี้'],
  ['delivery', 'การจัดส่ง'],
  ['payment', 'การชำระเงิน'],
  ['contract', 'สัญญา'],
  ['plot', 'แปลงอ้อย'],
  ['truck', 'รถบรรทุก'],
  ['warehouse', 'คลังสินค้า'],
  ['product', 'สินค้า'],
  ['employee', 'พนักงาน'],
  ['machine', 'เครื่องจักร'],
  ['boiler', 'หม้อไอน้ำ'],
  ['sample', 'ตัวอย่าง'],
  ['quota', 'โควตา'],
] as const;

const sides = [
  ['code', 'รหัส'],
  ['name', 'ชื่อ'],
  ['date', 'วันที่'],
  ['amount', 'จำนวนเงิน'],
  ['weight', 'น้ำหนัก'],
  ['status', 'สถานะ'],
  ['type', 'ประเภท'],
  ['price', 'ราคา'],
  ['quantity', 'ปริมาณ'],
  ['address', 'ที่อยู่'],
  ['remark', 'หมายเหตุ'],
  ['created', 'วันที่สร้าง'],
] as const;

const MODULES = 2_000;
const FIELDS_OF_FEATURE = 50;
const types = ['string', 'number', 'date', 'boolean', 'other'] as const;

const unnamed = { name_th: '', name_en: '', description: '', status: 'active' } as const;

/** Modules and features of a company with this many fields. */
export function wideCompany(fields: number): { modules: ModuleRow[]; features: FeatureRow[] } {
  const count = Math.ceil(fields / FIELDS_OF_FEATURE);
  const modules = Array.from({ length: Math.min(MODULES, count) }, (_, number) => ({
    ...unnamed,
    code: `M${number}`,
    name_th: `โมดูล${pick(things, number)[1]} ${number}`,
    name_en: `Module of ${pick(things, number)[0]} ${number}`,
  }));
  const features = Array.from({ length: count }, (_, number) => ({
    ...unnamed,
    native_id: null,
    code: `feature_${number}`,
    module_code: `M${number % modules.length}`,
    name_th: `${pick(things, number)[1]}ส่วนที่ ${number}`,
    name_en: `${pick(things, number)[0]} part ${number}`,
  }));
  return { modules, features };
}

/** One field of such a company, by its number: common and rare words, in both languages. */
export function wideField(number: number): FieldRow {
  const feature = Math.floor(number / FIELDS_OF_FEATURE);
  const within = number % FIELDS_OF_FEATURE;
  const [thing, thingTh] = pick(things, feature + within);
  const [side, sideTh] = pick(sides, within * 7 + feature);
  // One in five has a unique code.
  const mark = number % 5 === 0 ? `_x${number}` : `_${within}`;
  return {
    ...plainField,
    code: `${thing}_${side}${mark}`,
    feature_code: `feature_${feature}`,
    name_th: `${sideTh}${thingTh}`,
    name_en: `${thing} ${side}`,
    description: number % 3 === 0 ? `ใช้คำนวณ${sideTh}ของ${thingTh}ในรอบบัญชีที่ ${number % 997}` : '',
    ordinal: within,
    type: pick(types, number),
    is_required: number % 2 === 0,
  };
}

/** The targets of golden queries, and similar fields, in the first feature. */
export function goldenRows(): FieldRow[] {
  return [...goldenFields, ...lookAlikes].map((field, ordinal) => ({
    ...plainField,
    ...field,
    feature_code: 'feature_0',
    ordinal: ordinal + FIELDS_OF_FEATURE,
  }));
}

function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
