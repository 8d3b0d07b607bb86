export { listMails } from './records/mails.queries.ts';
export { queueMail } from './mails/queue-mail.ts';
