import { buildApp } from '#app/server/build-app.ts';
import { createLogger } from '#platform/server/logger.ts';
import { configure } from '../app.ts';

// The application on the data of DATA_DIR, or of DATABASE_URL, until it is killed.

const { DATA_DIR = '', DATABASE_URL } = process.env;
const config = configure(DATA_DIR, DATABASE_URL === undefined ? {} : { DATABASE_URL });
const app = await buildApp({ config, logger: createLogger(config) });
const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
await app.begin();
console.log(`listening on ${address}`);
