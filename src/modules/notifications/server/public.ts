export { listMails, type SentMail } from './records/mails.queries.ts';
export { queueMail, type OutsideMail } from './mails/queue-mail.ts';
