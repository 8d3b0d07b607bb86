/** Key of the label of a field. */
export const heading = (name: string) => `feature-development:fields.${name}` as const;
