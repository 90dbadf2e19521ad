import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { FailureWire } from '../../src/backend/wire';
import { type ContractCall, contractCalls } from '../calls';

/** A schema of the contract as JSON Schema 2020-12, in the shape of the wire; checks by functions are left out. */
export function jsonSchemaOf(schema: v.GenericSchema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return rest;
}

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
const PathParameters = {
  id: v.pipe(v.string(), v.description('A booking id')),
  token: v.pipe(v.string(), v.description('The token of a shared link')),
};

const parametersIn = (place: string, entries: v.ObjectEntries, required?: true) =>
  Object.entries(entries).map(([name, entry]) => {
    const { description, ...schema } = toJsonSchema(entry as v.GenericSchema);
    return { name, in: place, ...(required && { required }), description, schema: { ...schema, $schema: undefined } };
  });

function operationOf(call: ContractCall): object {
  const { name, path, summary, isBearer, isPersonal, request, answer, failures } = call;
  const inPath = Object.entries(PathParameters).filter(([parameter]) => path.includes(`{${parameter}}`));
  const parameters = [
    ...parametersIn('path', Object.fromEntries(inPath), true),
    ...parametersIn('query', call.query ?? {}),
    ...parametersIn('header', call.headers ?? {}),
  ];
  return {
    operationId: name.replace(/[^a-zA-Z]+/g, '-').replace(/-$/, ''),
    summary,
    // An empty list means that the call is public.
    security: isBearer ? [{ bearer: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(request && { requestBody: { required: true, content: json(jsonSchemaOf(request)) } }),
    responses: {
      200: {
        description: 'The answer',
        ...(isPersonal && { headers: noStore }),
        content: json(jsonSchemaOf(answer)),
      },
      ...Object.fromEntries(
        failures.map((status) => [
          status,
          { description: reasons[status], content: json({ $ref: '#/components/schemas/Failure' }) },
        ]),
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
      description: 'Made from src/backend/wire.ts by `npm run contract:documents`; docs/backend.md says what it means.',
    },
    servers: [{ url: 'http://localhost:3001', description: 'The local backend' }],
    paths,
    components: {
      schemas: { Failure: jsonSchemaOf(FailureWire) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
