import { asyncApiDocument } from './asyncapi';
import { openApiDocument } from './openapi';

const textOf = (document: object) => `${JSON.stringify(document, null, 2)}\n`;

/** The documents generated from the contract, with their paths. */
export const documents = () => [
  { path: 'docs/openapi.json', text: textOf(openApiDocument()) },
  { path: 'docs/asyncapi.json', text: textOf(asyncApiDocument()) },
];
