/** The first part of keys of what is no answer of the server: it outlives a release and a change of language. */
export const LASTING = 'lasting';
