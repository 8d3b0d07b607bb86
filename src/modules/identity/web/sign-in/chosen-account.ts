let username = '';

/** Keeps whose password was just chosen, until the page is loaded again. */
export function rememberAccount(name: string): void {
  username = name;
}

/** The account that most likely signs in next; empty where nobody knows. */
export function chosenAccount(): string {
  return username;
}
