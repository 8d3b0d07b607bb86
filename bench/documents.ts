import { z } from 'zod';
import type { Caller } from './caller.ts';

/** The chunk settings of the agents in the measurements. */
export const CHUNKS = { size: 500, overlap: 50 };

const TOPICS = [
  'อ้อยเข้าหีบตามคิวและระเบียบการรับซื้อของโรงงาน',
  'The quota of a grower is fixed before the season begins',
  'ค่าขนส่งคิดตามระยะทางจากไร่ถึงลานชั่ง',
  'Burnt cane is paid less, and must be reported to the field officer',
];

const made = z.object({ id: z.string() });
const employees = z.object({ data: z.array(z.object({ id: z.number() })) });
const uploaded = z.object({ data: z.tuple([made]) });

/** A text of this many lines, different from that of any other number. */
export function documentText(number: number, lines: number): string {
  return Array.from(
    { length: lines },
    (_, line) =>
      `ข้อ ${line + 1} ของเอกสาร ${number}: ${TOPICS[(number + line) % TOPICS.length]} (${number * 7919 + line * 31})`,
  ).join('\n');
}

/** Creates an agent without documents; returns its id. */
export async function createAgent(caller: Caller): Promise<string> {
  const { data } = employees.parse(await caller.call('GET', '/api/employee-dropdrow-underme'));
  const agent = await caller.call('POST', '/v1/agents', {
    name: 'ผู้ช่วยตอบคำถามเรื่องโควตา',
    owner_user_id: data[0]?.id,
    // A literal address, so that no name server is involved in the measurement.
    chat_webhook_url: 'https://93.184.216.34/webhook/quota',
    pinecone_index: 'measured',
    chunk_size: CHUNKS.size,
    chunk_overlap: CHUNKS.overlap,
  });
  return made.parse(agent).id;
}

/** Uploads one document; returns the id it was acknowledged with. */
export async function upload(
  caller: Caller,
  agentId: string,
  { filename, text }: { filename: string; text: string },
): Promise<string> {
  const form = new FormData();
  form.append('files', new Blob([text]), filename);
  const answer = await caller.call('POST', `/v1/agents/${agentId}/files`, form);
  return uploaded.parse(answer).data[0].id;
}
