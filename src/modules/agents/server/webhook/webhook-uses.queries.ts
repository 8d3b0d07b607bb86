import { eq } from 'drizzle-orm';
import { agentEntities } from '#modules/agents/contract/events.ts';
import { agentPermissions } from '#modules/agents/contract/permissions.ts';
import { placeOfUrl } from '#platform/server/outbound/address-guard.ts';
import type { OutboundUses } from '#platform/server/outbound/outbound-uses.ts';
import { agents } from '../agents/agents.tables.ts';

/** Agents call their webhooks. */
export const webhookUses: OutboundUses = {
  permission: agentPermissions.name('read'),
  async find(tx, { companyId }) {
    const found = await tx
      .select({ id: agents.id, name: agents.name, url: agents.chat_webhook_url })
      .from(agents)
      .where(eq(agents.company_id, companyId));
    return found.flatMap(({ url, ...agent }) => {
      const parsed = URL.parse(url);
      return parsed === null
        ? []
        : [{ entity: agentEntities.agent, ...agent, ...placeOfUrl(parsed) }];
    });
  },
};
