import { timingSafeEqual } from 'node:crypto';
import { showFilePageRoute } from '#modules/notifications/contract/message-files.ts';
import type { SecretBox } from '#platform/server/secret-box.ts';
import type { Message, SendingContext } from './provider.ts';

const ABOUT = 'notification_file';
const SIGNATURE_LENGTH = 22;

/** A delivery whose file somebody may have. */
export interface FileTicket {
  readonly companyId: number;
  readonly deliveryId: string;
}

/** The text of a message with the link to its file, where it has one. Short, as an SMS is paid by its length. */
export function withFileLink(
  { config: { PUBLIC_URL }, secrets }: Pick<SendingContext, 'config' | 'secrets'>,
  { message, text, companyId }: { message: Message; text: string; companyId: number },
): string {
  if (message.files.length === 0 || PUBLIC_URL === undefined) return text;
  const token = fileToken(secrets, { companyId, deliveryId: message.id });
  return `${text}\n${new URL(showFilePageRoute.path.replace(':token', token), PUBLIC_URL).href}`;
}

/** The ticket of one recipient: nobody else can make it, and it says nothing about them. */
export function fileToken(secrets: SecretBox, ticket: FileTicket): string {
  const { companyId, deliveryId } = ticket;
  const id = Buffer.from(deliveryId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${companyId.toString(36)}.${id}.${signatureOf(secrets, ticket)}`;
}

/** What a token says; nothing where it is none of ours. */
export function readFileToken(secrets: SecretBox, token: string): FileTicket | undefined {
  const [company = '', id = '', signature = ''] = token.split('.');
  const hex = Buffer.from(id, 'base64url').toString('hex');
  const deliveryId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const ticket = { companyId: parseInt(company, 36), deliveryId };
  const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(secrets, ticket))];
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isOurs ? ticket : undefined;
}

const signatureOf = (secrets: SecretBox, { companyId, deliveryId }: FileTicket) =>
  secrets.hash(`${companyId} ${deliveryId}`, ABOUT).slice(0, SIGNATURE_LENGTH);
