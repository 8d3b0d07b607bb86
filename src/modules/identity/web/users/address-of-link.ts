/** The address at which a person chooses a password. What comes after the `#` is not sent to servers by browsers. */
export function addressOfLink(token: string): string {
  return `${location.origin}/choose-password#${token}`;
}
