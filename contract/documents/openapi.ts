import { jobStatuses } from '../../src/backend/status-word';
import { FailureWire } from '../../src/backend/wire';
import { type ContractCall, contractCalls, nameOf } from '../calls';
import { carTypes } from '../known-values';
import { OPTIONAL_OVER_HTTP } from '../optional-fields';
import { answerSchemaOf, type Json, jsonSchemaOf, withKnownValues } from './json-schema';

const knownValues = { jobStatus: jobStatuses, carType: Object.keys(carTypes) };
const json = (schema: Json) => ({ 'application/json': { schema: withKnownValues(schema, knownValues) } });
const noStore = {
  'Cache-Control': {
    description: 'Contains no-store: the answer belongs to a customer, and no cache may keep it',
    required: true,
    schema: { type: 'string', pattern: 'no-store' },
  },
};
const whys: Readonly<Record<number, string>> = {
  400: 'A field is missing, wrong or not in this contract; the message names it',
  401: 'No token, or one that is not valid',
  404: 'The booking, or the link, does not exist; the booking belongs to somebody else',
  429: 'Too many requests',
};

function parametersOf({ path, query = [], headers = [] }: ContractCall): readonly Json[] {
  const inPath = Object.entries({ id: 'A booking id', token: 'The token of a shared link' })
    .filter(([name]) => path.includes(`{${name}}`))
    .map(([name, description]) => ({ name, in: 'path', required: true, schema: { type: 'string' }, description }));
  const listed = (place: string, list: NonNullable<ContractCall['query']>) =>
    list.map(({ name, summary, schema }) => ({ name, in: place, description: summary, schema: jsonSchemaOf(schema) }));
  return [...inPath, ...listed('query', query), ...listed('header', headers)];
}

function operationOf(call: ContractCall): Json {
  const { summary, isBearer, isPersonal, request, answer, failures } = call;
  const parameters = parametersOf(call);
  return {
    operationId: nameOf(call)
      .replace(/[^a-zA-Z]+/g, '-')
      .replace(/-$/, ''),
    summary,
    // An empty list means that the call is public.
    security: isBearer ? [{ bearer: [] }] : [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(request ? { requestBody: { required: true, content: json(jsonSchemaOf(request)) } } : {}),
    responses: {
      200: {
        description: 'The answer',
        ...(isPersonal ? { headers: noStore } : {}),
        content: json(answerSchemaOf(answer, OPTIONAL_OVER_HTTP)),
      },
      ...Object.fromEntries(
        failures.map((status) => [
          status,
          { description: whys[status] ?? 'A failure', content: json({ $ref: '#/components/schemas/Failure' }) },
        ]),
      ),
    },
  };
}

/** The HTTP calls of docs/backend.md as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const paths: Record<string, Record<string, Json>> = {};
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
