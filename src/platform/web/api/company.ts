const KEY = 'backoffice.company';

let chosen: number | undefined;

/**
 * The company whose data this tab shows. Each tab has its own; a new tab, or the next visit, starts
 * with the one chosen last.
 */
export function companyOfPage(): number | undefined {
  chosen ??= stored(sessionStorage) ?? stored(localStorage);
  return chosen;
}

export function chooseCompany(id: number | undefined): void {
  chosen = id;
  for (const storage of [sessionStorage, localStorage]) {
    if (id === undefined) storage.removeItem(KEY);
    else storage.setItem(KEY, String(id));
  }
}

function stored(storage: Storage): number | undefined {
  const id = Number(storage.getItem(KEY));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
