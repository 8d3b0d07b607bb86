import type { Person, Scope } from './scope.ts';

/** What the identity module tells the platform of a caller. */
export interface Authenticator {
  /** The person behind an access token, or undefined when it is no longer or never was good. */
  authenticate(accessToken: string): Promise<Person | undefined>;
  /** Whether the person's session still stands. */
  isSignedIn(person: Person): Promise<boolean>;
  /** What the person may do in a company, or undefined when she is not a member of it. */
  membership(
    person: Person,
    companyId: number,
  ): Promise<Pick<Scope, 'employeeId' | 'permissions'> | undefined>;
}
