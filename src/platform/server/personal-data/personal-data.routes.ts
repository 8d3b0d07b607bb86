import { and, eq } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import { personalDataEvents, revealRoute } from '#platform/contract/personal-data.ts';
import { SHOWN_SECONDS } from '#platform/contract/personal-values.ts';
import type { Context } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';
import type { Serve } from '../http/serve.ts';
import type { PersonalField } from './personal-data.ts';
import { storedIn } from './sealed-column.ts';

interface Needs extends Pick<Context, 'personalData'> {
  readonly fields: readonly PersonalField[];
}

/** Reveals single personal values, each time with a reason that the history of the record shows. */
export function servePersonalData(serve: Serve, { personalData, fields }: Needs): void {
  serve.transaction(revealRoute, async ({ tx, scope, body }) => {
    const { entity_type: entity, entity_id: id, reason } = body;
    const ofRecord = fields.filter((field) => field.entity === entity);
    const field = ofRecord.find(({ name }) => name === body.field);
    if (field === undefined) throw unknown(ofRecord.length === 0 ? 'entity_type' : 'field');
    if (!scope.permissions.has(field.reveal)) throw errors.forbidden();
    const { table } = field;
    const [record] = await tx
      .select({ stored: storedIn(field.column) })
      .from(table)
      .where(and(eq(table.company_id, scope.companyId), eq(table.id, id)));
    if (record === undefined) throw errors.not_found();
    await recordEvent(tx, scope, {
      name: personalDataEvents.personal_data_revealed,
      entity,
      entityId: id,
      after: { field: field.name, reason },
    });
    const { stored } = record;
    return {
      value: stored === null ? null : personalData.open(scope, field, stored),
      shown_seconds: SHOWN_SECONDS,
    };
  });
}

function unknown(path: string) {
  const code = 'platform:validation.not_a_choice';
  return errors.validation_failed({ fields: [{ path, code }] });
}
