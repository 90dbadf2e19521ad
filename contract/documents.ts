import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { FailureWire } from '../src/backend/wire';
import { type ContractCall, contractCalls } from './calls';
import { type ContractMessage, contractMessages } from './messages';

/** A schema of the contract as JSON Schema 2020-12, in the shape of the wire; checks by functions are left out. */
function jsonSchemaOf(schema: v.GenericSchema) {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return rest;
}
const madeFrom = (file: string) => `Made from ${file} by \`npm run generate\`; docs/backend.md says what it means.`;

const json = (schema: object) => ({ 'application/json': { schema } });
const noStore = {
  'Cache-Control': {
    description: 'Contains no-store: the answer belongs to a customer, and no cache may keep it',
    required: true,
    schema: { type: 'string', pattern: 'no-store' },
  },
};
const reasons: Readonly<Record<number, string>> = {
  400: 'A field is missing, wrong or not in this contract; the message names it',
  401: 'No token, or one that is not valid',
  404: 'The booking, or the link, does not exist; the booking belongs to somebody else',
  429: 'Too many requests',
};
const pathParameters: v.ObjectEntries = {
  id: v.pipe(v.string(), v.description('A booking id')),
  token: v.pipe(v.string(), v.description('The token of a shared link')),
};

const parametersIn = (place: string, entries: v.ObjectEntries = {}, required?: true) =>
  Object.entries(entries).map(([name, entry]) => {
    const { description, ...schema } = jsonSchemaOf(entry as v.GenericSchema);
    return { name, in: place, ...(required && { required }), description, schema };
  });

function operationOf({ name, path, summary, isBearer, isPersonal, ...call }: ContractCall): object {
  const inPath = Object.entries(pathParameters).filter(([parameter]) => path.includes(`{${parameter}}`));
  const parameters = [
    ...parametersIn('path', Object.fromEntries(inPath), true),
    ...parametersIn('query', call.query),
    ...parametersIn('header', call.headers),
  ];
  const failure = json({ $ref: '#/components/schemas/Failure' });
  return {
    operationId: name.replace(/[^a-zA-Z]+/g, '-').replace(/-$/, ''),
    summary,
    // An empty list means that the call is public.
    security: isBearer ? [{ bearer: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(call.request && { requestBody: { required: true, content: json(jsonSchemaOf(call.request)) } }),
    responses: {
      200: {
        description: 'The answer',
        ...(isPersonal && { headers: noStore }),
        content: json(jsonSchemaOf(call.answer)),
      },
      ...Object.fromEntries(
        call.failures.map((status) => [status, { description: reasons[status], content: failure }]),
      ),
    },
  };
}

/** The HTTP calls of docs/backend.md as an OpenAPI 3.1 document. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of contractCalls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Dispatch backend of the taxi website',
      version: '1.0.0',
      description: madeFrom('src/backend/wire.ts'),
    },
    servers: [{ url: 'http://localhost:3001', description: 'The local backend' }],
    paths,
    components: {
      schemas: { Failure: jsonSchemaOf(FailureWire) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

/** Names of components must not start with a number. */
const partOf = ({ name, from }: ContractMessage) => (from === 'site' ? `case_${name}` : name);
const byPart = (make: (message: ContractMessage) => object) =>
  Object.fromEntries(contractMessages.map((message) => [partOf(message), make(message)]));

const operation = (action: string, side: ContractMessage['from']) => ({
  action,
  channel: { $ref: '#/channels/live' },
  messages: contractMessages
    .filter(({ from }) => from === side)
    .map((message) => ({ $ref: `#/channels/live/messages/${partOf(message)}` })),
});

/** The live connection of docs/backend.md as an AsyncAPI 3 document, seen from the backend. */
export const asyncApiDocument = () => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Live connection of the taxi website',
    version: '1.0.0',
    description: madeFrom('src/live/wire.ts'),
  },
  servers: {
    local: { host: 'localhost:55552', pathname: '/taxi/wss2', protocol: 'ws', description: 'The local backend' },
  },
  channels: {
    live: {
      address: '/',
      description: 'Every frame is text, one flat JSON object',
      messages: byPart((message) => ({ $ref: `#/components/messages/${partOf(message)}` })),
    },
  },
  operations: { hearTheSite: operation('receive', 'site'), tellTheSite: operation('send', 'backend') },
  components: {
    messages: byPart(({ name, summary, frame }) => ({
      name,
      summary,
      contentType: 'application/json',
      payload: jsonSchemaOf(frame),
    })),
  },
});
