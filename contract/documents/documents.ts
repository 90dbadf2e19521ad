import { asyncApiDocument } from './asyncapi';
import { openApiDocument } from './openapi';

const textOf = (document: object) => `${JSON.stringify(document, null, 2)}\n`;

/** The documents that are made from the contract, with where each is kept. */
export const documents = () => [
  { path: 'docs/openapi.json', text: textOf(openApiDocument()) },
  { path: 'docs/asyncapi.json', text: textOf(asyncApiDocument()) },
];
