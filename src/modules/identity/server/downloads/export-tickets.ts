import { identityEvents } from '#modules/identity/contract/events.ts';
import { errors } from '#platform/contract/errors.ts';
import { maskOf } from '#platform/contract/personal-values.ts';
import type { Context } from '#platform/server/context.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { exportAddressOf, exportSubject } from '#platform/server/export/export-address.ts';
import type { ExportTickets } from '#platform/server/export/export-tickets.ts';

const LAST_DIGITS = 4;

/** Makes links to lists as files. */
export function createExportTickets({
  database,
  downloadTickets,
}: Pick<Context, 'database' | 'downloadTickets'>): ExportTickets {
  const record: ExportTickets['record'] = (scope, { list, choices }) =>
    database.inCompany(scope, (tx) =>
      recordEvent(tx, scope, {
        name: identityEvents.list_exported,
        entity: 'export',
        entityId: list,
        after: maskNumbers(choices),
      }),
    );
  return {
    record,

    async issue(tx, scope, { path, choices }) {
      const address = exportAddressOf(path, { ...choices, language: scope.language });
      const subject = exportSubject(address);
      const { ticket, expires_at } = await downloadTickets.issue(tx, scope, subject);
      return { url: `${address}&ticket=${ticket}`, expires_at };
    },

    async redeem({ url, ...visit }, { permission, list }) {
      const scope = await downloadTickets.redeem({ ...visit, subject: exportSubject(url) });
      if (permission !== undefined && !scope.permissions.has(permission)) throw errors.forbidden();
      const {
        ticket: _ticket,
        language: _language,
        ...choices
      } = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
      await record(scope, { list, choices });
      return scope;
    },
  };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const LONG_NUMBER = /\d(?:[\s-]?\d){8,}/g;

/** The choices with asterisks in long numbers: what people search by may be a national id or an account. */
function maskNumbers(choices: object): object {
  return Object.fromEntries(
    Object.entries(choices).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' && !UUID.test(value)
        ? value.replaceAll(LONG_NUMBER, (number) => maskOf(number, LAST_DIGITS))
        : value,
    ]),
  );
}
