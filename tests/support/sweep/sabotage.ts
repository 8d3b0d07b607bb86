import type { Permission } from '#platform/contract/permissions.ts';
import type { Authenticator } from '#platform/server/access/authenticator.ts';

/** The check that is missing from the application now. */
export const sabotage: { check: 'none' | 'session' | 'company' | 'permission' } = { check: 'none' };

/** An authenticator in which one check can be switched off. */
export function withoutCheck(real: Authenticator): Authenticator {
  let somebody: Awaited<ReturnType<Authenticator['authenticate']>>;
  return {
    ...real,
    async authenticate(token) {
      const person = await real.authenticate(token);
      somebody = person ?? somebody;
      return sabotage.check === 'session' ? somebody : person;
    },
    async membership(person, companyId) {
      const membership = await real.membership(
        person,
        sabotage.check === 'company' ? 1 : companyId,
      );
      if (sabotage.check !== 'permission' || membership === undefined) return membership;
      return { ...membership, permissions: new EveryPermission() };
    },
  };
}

class EveryPermission extends Set<Permission> {
  override has(): boolean {
    return true;
  }
}
