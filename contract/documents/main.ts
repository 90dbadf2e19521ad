import { writeFileSync } from 'node:fs';
import { asyncApiDocument, openApiDocument } from './documents';

/** `npm run contract:documents`: writes the contract as OpenAPI and AsyncAPI into docs/. */
const write = (path: string, document: object) => writeFileSync(path, `${JSON.stringify(document, null, 2)}\n`);
write('docs/openapi.json', openApiDocument());
write('docs/asyncapi.json', asyncApiDocument());
