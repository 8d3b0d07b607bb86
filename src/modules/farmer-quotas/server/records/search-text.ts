import { comparable, nationalDigits } from '#platform/server/search/search-spelling.ts';

interface Searched {
  readonly name: string;
  readonly quota_code: string;
  readonly phone: string;
}

/** What of a quota is searched: the name also in one word, the phone in plain digits. */
export function quotaSearchText({ name, quota_code, phone }: Searched): string {
  const names = comparable(name);
  return [names, names.replaceAll(' ', ''), comparable(quota_code), nationalDigits(phone)].join(
    ' ',
  );
}
