import { sql } from 'drizzle-orm';
import {
  LINE_LINK,
  lineLinkErrors,
  lineLinkEvents,
} from '#modules/notifications/contract/line-link.ts';
import { lineSettings } from '#modules/notifications/contract/line-channel.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { findChannel } from '../channels/channels.queries.ts';
import { hashLineCode, makeLineCode } from './line-code.ts';
import { notificationLineCodes as codes } from './line.tables.ts';

/** Makes the code with which the caller links their LINE account; the one before no longer works. */
export async function startLinking(
  tx: Transaction,
  scope: Scope,
  { secrets, clock }: Pick<Context, 'secrets' | 'clock'>,
) {
  const channel = await findChannel(tx, scope, 'Line');
  if (channel?.enabled !== true) throw lineLinkErrors.line_not_available();
  const { basic_id } = lineSettings.parse(channel.settings);
  const { code, expires_at } = makeLineCode(clock.now());
  const hash = hashLineCode(secrets, scope, code);
  await tx
    .insert(codes)
    .values({ company_id: scope.companyId, user_id: scope.userId, hash, expires_at })
    .onConflictDoUpdate({
      target: [codes.company_id, codes.user_id],
      set: { hash: sql`excluded.hash`, expires_at: sql`excluded.expires_at` },
    });
  await recordEvent(tx, scope, {
    name: lineLinkEvents.line_code_made,
    entity: LINE_LINK,
    entityId: scope.userId,
  });
  const url = `https://line.me/R/oaMessage/${encodeURIComponent(basic_id)}/?${code}`;
  const { renderSVG } = await import('uqr');
  const picture = Buffer.from(renderSVG(url, { border: 2 })).toString('base64');
  return { code, expires_at, url, qr: `data:image/svg+xml;base64,${picture}` };
}
