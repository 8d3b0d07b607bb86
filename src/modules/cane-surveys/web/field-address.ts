/** The page for the field: it starts without the rest of the application, and without a network. */
export const FIELD = '/cane-surveys/field';
