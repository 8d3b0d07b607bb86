export { settleNotices } from './inbox/settle-notices.ts';
export { listMails, type SentMail } from './records/mails.queries.ts';
export { companiesThatMail, enabledChannels } from './channels/channels.queries.ts';
export { queueMail } from './mails/queue-mail.ts';
