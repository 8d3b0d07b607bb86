import { z } from 'zod';
import { customReachRoute } from '#modules/notifications/contract/custom-figures.ts';
import * as routes from '#modules/notifications/contract/customs.ts';
import { attachedFile } from '#platform/contract/attachments.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';

/** Creates a message to two people outside the company, with whatever else is given. */
export async function createCustom(
  sender: SignedIn,
  change: Partial<z.input<typeof routes.customInput>> = {},
): Promise<routes.Custom> {
  const { data } = await sender.ask(routes.createCustomRoute, {
    body: {
      name: 'แจ้งเจ้าหน้าที่ชาวไร่',
      channels: [
        {
          channel: 'Email',
          title: 'ประชุม {{ไม่ใช่ตัวแปร}}',
          message: 'ประชุมวันจันทร์\nเก้าโมงเช้า',
          translations: { en: { title: 'Meeting', message: 'Monday at nine' } },
          link: 'https://office.test.example/meeting',
        },
      ],
      recipient_others: [
        { email: 'First@Outside.example' },
        { email: 'second@outside.example', phone: '+66 81 234 5678' },
      ],
      ...change,
    },
  });
  return data;
}

/** Has it go out without time to undo, whatever the number of people is. */
export async function sendAtOnce(sender: SignedIn, { id }: { readonly id: string }) {
  const { data: reach } = await sender.ask(customReachRoute, { params: { id } });
  const body = { undo_seconds: 0, confirmed_people: reach.people };
  return sender.ask(routes.sendCustomRoute, { params: { id }, body });
}

/** The message as it is now. */
export async function findCustom(reader: SignedIn, { id }: { readonly id: string }) {
  return (await reader.ask(routes.getCustomRoute, { params: { id } })).data;
}

const refused = z.object({ fields: z.array(z.object({ path: z.string(), code: z.string() })) });

/** At which fields an answer refuses what, as `[path, code]`. */
export const fieldProblemsOf = (body: unknown) =>
  refused.parse(body).fields.map(({ path, code }) => [path, code]);

/** Attaches a file to a message. */
export async function attachFile(
  sender: SignedIn,
  { id, name = 'กำหนดการ.txt', content }: { id: string; name?: string; content: string },
) {
  const form = new FormData();
  form.append('entity_type', routes.NOTIFICATION_CUSTOM);
  form.append('entity_id', id);
  form.append('file', new Blob([content]), name);
  const { body } = await sender.call('POST', '/v1/files/upload', { body: form });
  return attachedFile.parse(body);
}

/** Has the channels of a message send its file. */
export async function saveFile(sender: SignedIn, { id }: { readonly id: string }, file: string) {
  const { channels, updatedAt } = await findCustom(sender, { id });
  const withFile = channels.map((channel) => ({ ...channel, file }));
  const body = { channels: withFile, is_draft: true, updatedAt };
  return (await sender.ask(routes.changeCustomRoute, { params: { id }, body })).data;
}
