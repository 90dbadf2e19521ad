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
const infoOf = (title: string, file: string) => ({
  title,
  version: '1.0.0',
  description: `Made from ${file} by \`npm run generate\`; docs/backend.md says what it means.`,
});

const json = (schema: object) => ({ 'application/json': { schema } });
const failure = json({ $ref: '#/components/schemas/Failure' });
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
const text = v.string();
const wholeNumber = v.pipe(v.number(), v.integer());
const parameters: Readonly<Record<string, readonly [place: string, description: string, schema: v.GenericSchema]>> = {
  id: ['path', 'A booking id', text],
  token: ['path', 'The token of a shared link', text],
  pageNo: ['query', 'From 0, which is the default', v.pipe(wholeNumber, v.minValue(0))],
  pageSize: ['query', '1 to 100; 20 when left out', v.pipe(wholeNumber, v.minValue(1), v.maxValue(100))],
  'Idempotency-Key': [
    'header',
    'Two orders of one customer with the same key are one booking',
    v.pipe(text, v.minLength(1), v.maxLength(100)),
  ],
};

const parametersOf = (call: ContractCall) =>
  Object.entries(parameters).flatMap(([name, [place, description, schema]]) => {
    const isInPath = call.path.includes(`{${name}}`);
    if (!isInPath && !call.parameters?.includes(name)) return [];
    return { name, in: place, ...(isInPath && { required: true }), description, schema: jsonSchemaOf(schema) };
  });

function operationOf(call: ContractCall): object {
  const failures = call.failures.map((status) => [status, { description: reasons[status], content: failure }]);
  return {
    operationId: call.name.replace(/[^a-zA-Z]+/g, '-').replace(/-$/, ''),
    summary: call.summary,
    // An empty list means that the call is public.
    security: call.isBearer ? [{ bearer: [] }] : [],
    ...(parametersOf(call).length > 0 && { parameters: parametersOf(call) }),
    ...(call.request && { requestBody: { required: true, content: json(jsonSchemaOf(call.request)) } }),
    responses: {
      200: {
        description: 'The answer',
        ...(call.isPersonal && { headers: noStore }),
        content: json(jsonSchemaOf(call.answer)),
      },
      ...Object.fromEntries(failures),
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
    info: infoOf('Dispatch backend of the taxi website', 'src/backend/wire.ts'),
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
  info: infoOf('Live connection of the taxi website', 'src/live/wire.ts'),
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
