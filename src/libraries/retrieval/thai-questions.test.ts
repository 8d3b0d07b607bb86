import { describe, expect, it } from 'vitest';
import { createBuiltInEmbedder } from './built-in-embedder.ts';
import { quantise } from './quantise.ts';
import { SearchIndex } from './search-index.ts';

const embed = createBuiltInEmbedder();

/** Documents as they come out of files, some of them damaged. */
const documents = {
  deduction: 'อ้อยไฟไหม้ทุกคันถูกหักเงินตันละ 30 บาท โดยไม่มีข้อยกเว้น',
  leave: 'พนักงานประจำมีสิทธิลาพักร้อนปีละ 10 วันทำการ ต้องแจ้งล่วงหน้า 3 วัน',
  price: 'ราคาอ้อยขั้นต้นปีการผลิต 2569/70 ตันละ 1,160 บาท ที่ความหวาน 10 ซีซีเอส',
  water: 'น้ำตาลทรายดิบบรรจุกระสอบ เก็บในโกดังที่ไม่มีความชื้น และทำบัญชีทุกเดือน',
  digits: 'สัญญาเช่าที่ดินเลขที่ ๔๕๘๗/๒๕๖๘ ครบกำหนดเดือนมีนาคม ค่าเช่าไร่ละ ๒,๐๐๐ บาท',
  toneless: 'การซอมบำรุงหมอนำและกังหันไอนำ ใหหยุดเครืองกอนเขาไปทำงานทุกครัง',
  apart: 'การชั่งนํ้าหนักรถบรรทุก ให้ดับเครื่องยนต์และลงจากรถก่อนทําการชั่ง',
  travel: 'ค่าเดินทางโดยรถยนต์ส่วนตัวเบิกได้กิโลเมตรละ 6 บาท เมื่อผู้จัดการอนุมัติก่อน',
};

const index = new SearchIndex(1_024);
for (const [fileId, text] of Object.entries(documents)) {
  index.add([{ fileId, chunkNo: 0, text, embedding: quantise(embed(text)) }]);
}
const best = (text: string) =>
  index.search({ text, vector: embed(text), vectorWeight: 0.2, limit: 5 })[0]?.fileId;

describe('a Thai question finds its document', () => {
  it.each([
    ['a letter too few', 'ออยไฟไหม้ถูกหักเงินเท่าไร', 'deduction'],
    ['a letter too many', 'พนักงานลาพักร้ออนได้กี่วัน', 'leave'],
    ['the key beside the right one', 'ราคาอ้อยขั้นตืนปีนี้', 'price'],
    ['several slips', 'คาเดนทางรถยนตสวนตัวเบิกไดเทาไร', 'travel'],
  ])('with %s', (_, question, document) => {
    expect(best(question)).toBe(document);
  });

  it.each([
    ['Thai digits for Arabic ones', 'ปีการผลิต ๒๕๖๙/๗๐ ตันละเท่าไร', 'price'],
    ['Arabic digits for Thai ones', 'สัญญาเลขที่ 4587/2568 ครบกำหนดเมื่อไร', 'digits'],
  ])('written with %s', (_, question, document) => {
    expect(best(question)).toBe(document);
  });

  it.each([
    ['where the document lost its tone marks', 'ซ่อมบำรุงหม้อน้ำต้องทำอย่างไร', 'toneless'],
    ['where the question lost them', 'อยากทราบสิทธิลาพักรอนของพนักงาน ตองแจงลวงหนากีวัน', 'leave'],
  ])('%s', (_, question, document) => {
    expect(best(question)).toBe(document);
  });

  it.each([
    ['as one sign, in the document as two', 'การชั่งน้ำหนักต้องทำอย่างไร', 'apart'],
    ['as two signs, in the document as one', 'นํ้าตาลทรายดิบเก็บที่ไหน ทําบัญชีเมื่อไร', 'water'],
    ['as two signs with the tone behind', 'นํ้าตาลทรายดิบ'.replace('ํ้', '้ํ'), 'water'],
  ])('with sara am written %s', (_, question, document) => {
    expect(best(question)).toBe(document);
  });

  it.each([
    ['none at all', 'อ้อยไฟไหม้ถูกหักเงินเท่าไร', 'deduction'],
    ['one between all words', 'ค่า เดินทาง โดย รถยนต์ ส่วนตัว เบิก ได้ เท่าไร', 'travel'],
    ['some in odd places', 'ราคา อ้อยขั้น ต้น', 'price'],
  ])('with spaces as somebody likes: %s', (_, question, document) => {
    expect(best(question)).toBe(document);
  });
});
