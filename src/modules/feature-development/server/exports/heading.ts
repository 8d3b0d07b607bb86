/** Key of a column's name on the lists. */
export const heading = (name: string) => `feature-development:lists.columns.${name}` as const;
