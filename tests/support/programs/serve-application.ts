import { z } from 'zod';
import { buildApp } from '#app/server/build-app.ts';
import { createLogger } from '#platform/server/logger.ts';
import { configure } from '../app.ts';

// The application on the data of DATA_DIR, or of DATABASE_URL, until it is killed. Its clock goes on by as many
// days as the process that started it says.

const DAY_MS = 24 * 3600 * 1000;

let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
process.on('message', (days) => {
  ahead += z.number().parse(days) * DAY_MS;
  process.send?.('moved');
});
process.once('disconnect', () => process.exit());

const { DATA_DIR = '', DATABASE_URL } = process.env;
const config = configure(DATA_DIR, DATABASE_URL === undefined ? {} : { DATABASE_URL });
const app = await buildApp({ config, logger: createLogger(config), clock });
const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
await app.begin();
console.log(`listening on ${address}`);
