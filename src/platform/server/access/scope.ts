import type { Permission } from '#platform/contract/permissions.ts';
import type { Language } from '#platform/contract/texts/texts.ts';

/** A signed-in person, independent of the company. */
export interface Person {
  readonly userId: string;
  readonly sessionId: string;
  /** Whether a company of theirs requires a second factor that they have not set up: nothing else is open. */
  readonly owesSecondFactor?: boolean;
  /** Set for a program that acts for the person: in which company, and the most it may do. */
  readonly limits?: { readonly companyId: number; readonly permissions: ReadonlySet<string> };
}

/** On whose behalf something is read or written: a company, and the person in it who asked. */
export interface Scope {
  readonly companyId: number;
  readonly userId: string;
  /** The employee that the person is in this company; some people, for example auditors, are not employees. */
  readonly employeeId: number | null;
  readonly permissions: ReadonlySet<Permission>;
  readonly language: Language;
  /** Id of the request or job that acts, stored with every event it causes. */
  readonly requestId: string;
}
