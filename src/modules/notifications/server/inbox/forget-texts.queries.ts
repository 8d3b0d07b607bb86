import { and, eq, inArray } from 'drizzle-orm';
import type { Forget } from '#platform/server/personal-data/forget-records.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { forgetMails } from '../records/forget-mails.queries.ts';
import { inboxItems } from './inbox.tables.ts';
import { notificationRecords } from '../records/records.tables.ts';

/** Erases what notifications say about records; who was notified when stays. */
export function forgetTexts(translator: Translator): Forget {
  const erased = {
    th: translator.translate('th', 'platform:erased'),
    en: translator.translate('en', 'platform:erased'),
  };
  const texts = { title: erased, message: erased };
  return async (tx, { companyId }, { entity, ids }) => {
    const about = (table: typeof notificationRecords | typeof inboxItems) =>
      and(
        eq(table.company_id, companyId),
        eq(table.entity, entity),
        inArray(table.entity_id, [...ids]),
      );
    await tx.update(notificationRecords).set(texts).where(about(notificationRecords));
    await tx
      .update(inboxItems)
      .set({ ...texts, text: '', parameters: {} })
      .where(about(inboxItems));
    await forgetMails(tx, { companyId }, { entity, ids });
  };
}
