/** The first person of the database that the journeys begin with. */
export const administrator = { username: 'admin', password: 'correct-horse-battery' };
