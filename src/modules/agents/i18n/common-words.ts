/** Words that say nothing about what a question asks for; they are not marked in what was found. */
export const commonWords: ReadonlySet<string> = new Set(
  `a an and are as at be been by can did do does for from had has have how i if in is it its may must of on
  or our shall should that the their there these they this to was we were what when where which who why
  will with would you your much many
  ที่ และ ของ ใน เป็น การ ได้ มี จะ ให้ ว่า กับ โดย จาก ไป มา ก็ หรือ แล้ว นี้ นั้น ต้อง ไม่ ถูก คือ ความ เมื่อ
  ถ้า หาก ต่อ ตาม เพื่อ ทั้ง แต่ ซึ่ง อยู่ ขึ้น ลง ออก เข้า กี่ ไหน ใด ใคร ไหม บ้าง อะไร อย่างไร ยังไง เท่าไร เท่าไหร่ เท่าใด
  เมื่อไร เมื่อใด ทำไม ครับ ค่ะ คะ`.split(/\s+/),
);
