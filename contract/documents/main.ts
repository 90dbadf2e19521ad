import { writeFileSync } from 'node:fs';
import { documents } from './documents';

/** `npm run contract:documents`: writes the contract as OpenAPI and AsyncAPI into docs/. */
for (const { path, text } of documents()) writeFileSync(path, text);
