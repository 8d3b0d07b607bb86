import { searchTextOf } from '#platform/server/search/search-text.ts';

interface Described {
  readonly name: string;
  readonly description: string;
  readonly tags?: readonly string[];
}

export function searchColumns({ name, description, tags = [] }: Described) {
  return { search_text: searchTextOf(name, description, ...tags) };
}
