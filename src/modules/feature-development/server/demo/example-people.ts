/** Employees of the invented sugar mill, by their work. */
export const DIRECTOR = 77;
export const EXTENSION = 80;
export const FIELD = 82;
export const QUOTA = 85;
export const LABORATORY = 87;
export const ACCOUNTS = 91;
export const FINANCE = 93;
export const LEAD = 94;
export const ANALYST = 95;
export const DEVELOPER = 96;
