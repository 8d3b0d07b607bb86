import { expect, it } from 'vitest';
import { en } from '#modules/agents/i18n/en.ts';
import { th } from '#modules/agents/i18n/th.ts';
import type { Passage } from '#modules/agents/contract/questions.ts';
import { createTranslator } from '#platform/server/texts/translator.ts';
import { answerFromPassages } from './answer-from-passages.ts';

const translator = await createTranslator({ agents: { th, en } });

const passage = (text: string, more: Partial<Passage> = {}): Passage => ({
  file_id: '01a1fdb7-e5e3-7433-b5f1-c4e7709eacd6',
  filename: 'rules.md',
  chunk_no: 0,
  score: 0.8,
  text,
  ...more,
});

it('answers with the line that fits the question, in its language, with the number of its passage', () => {
  const passages = [
    passage('## ราคา\n- อ้อยสดรับซื้อตันละ 1,160 บาท ตลอดฤดูหีบ'),
    passage('## อ้อยไฟไหม้\n- อ้อยไฟไหม้ทุกคันถูกหัก 30 บาทต่อตัน\n- โรงงานเปิดรับอ้อยวันที่ 1 ธันวาคม 2569', {
      filename: 'ระเบียบ.pdf',
      page: 2,
    }),
  ];
  const answer = answerFromPassages(translator, { question: 'อ้อยไฟไหม้หักเท่าไร', passages });
  expect(answer).toBe('จากเอกสารของบริษัท:\n• อ้อยไฟไหม้ทุกคันถูกหัก 30 บาทต่อตัน [2]');
});

it('distinguishes sentences of one paragraph', () => {
  const passages = [
    passage(
      'Probation lasts 119 days for everybody. Own cars are paid 5.50 baht a kilometre. Salaries are paid on the 28th of each month.',
    ),
  ];
  const answer = answerFromPassages(translator, { question: 'When are salaries paid?', passages });
  expect(answer).toContain('• Salaries are paid on the 28th of each month. [1]');
  expect(answer).not.toContain('Probation');
});

it('answers that it knows nothing when there is nothing to answer from', () => {
  expect(answerFromPassages(translator, { question: 'Anything?', passages: [] })).toBe(
    'Nothing in this agent’s documents fits the question.',
  );
});
