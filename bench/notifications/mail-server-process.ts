import { startSmtpStandIn } from '#platform/server/mail/testing/smtp-stand-in.ts';

const standIn = await startSmtpStandIn();
process.on('message', () => process.send?.(standIn.received.flatMap(({ to }) => to)));
process.send?.(standIn.url);
