import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import { callNamed, contractCalls } from '../../../contract/calls';
import { asyncApiDocument, openApiDocument } from '../../../contract/documents';
import { contractMessages } from '../../../contract/messages';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import { tariffs } from '../../../mock-server/company/tariff';
import { contentProblems } from '../../../tools/check-backend/answer-check';
import { setStage } from '../harness';
import { bearerCalls, fieldsOf, openCalls, order } from './contract-samples';

// As they are written: a document has no undefined values.
const [openApi, asyncApi] = [openApiDocument(), asyncApiDocument()].map((document) =>
  JSON.parse(JSON.stringify(document)),
);
const page = readFileSync('docs/backend.md', 'utf8');
const stage = setStage();

describe('The documents of the contract', () => {
  it('docs/openapi.json is an OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    expect(await validator.validate(openApi)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('docs/asyncapi.json is an AsyncAPI 3 document', () => {
    const schema = JSON.parse(readFileSync(require.resolve('@asyncapi/specs/schemas/3.0.0-without-$id.json'), 'utf8'));
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    validate(asyncApi);
    expect(validate.errors).toBeNull();
  });

  it('hold every call of docs/backend.md, and no other', () => {
    const headings = [...page.matchAll(/^### (.*\/.*)$/gm)].flatMap(([, heading = '']) => heading.split(' and '));
    expect(contractCalls.map(({ name }) => name).sort()).toEqual(headings.sort());
    const inDocument = Object.entries(openApi.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(inDocument.sort()).toEqual(contractCalls.map(({ name }) => name).sort());
  });

  it('hold every message of docs/backend.md, and no other', () => {
    const described = [...page.matchAll(/\*\*(customer_\w+|70\d)\*\*/g)].map(([, name]) => name);
    expect(contractMessages.map(({ name }) => name).sort()).toEqual([...new Set(described)].sort());
    const { messages } = asyncApi.components as { messages: Record<string, { name: string }> };
    expect(Object.values(messages).map(({ name }) => name)).toEqual(contractMessages.map(({ name }) => name));
  });
});

describe('The documents name every value that the contract lists', () => {
  const table = page.slice(page.indexOf('## The course of a ride'), page.indexOf('## The live connection'));
  const rows = [...table.matchAll(/^\|([^|]*)\| *([A-Z_]+) *\|/gm)];
  const words = (text: string) => text.match(/\b[A-Z_]{6,}\b/g) ?? [];

  it('the statuses of GET /bookings/{id}', () => {
    const { schema } = openApi.paths['/bookings/{id}'].get.responses[200].content['application/json'];
    expect(schema.properties.jobStatus.enum.toSorted()).toEqual(
      [...new Set(rows.map(([, , status]) => status))].sort(),
    );
  });

  it('the statuses of the messages', () => {
    const { messages } = asyncApi.components;
    const named = Object.values(
      messages as Record<string, { payload: { properties: Record<string, { enum?: string[] }> } }>,
    ).flatMap(({ payload }) => payload.properties.job_status?.enum ?? []);
    expect(named.sort()).toEqual([...new Set(rows.flatMap(([, live = '']) => words(live)))].sort());
  });

  it('the car types, in orders and in the vehicles on offer', () => {
    const schemaOf = (content: { 'application/json': { schema: object } }) => content['application/json'].schema;
    const ordered = schemaOf(openApi.paths['/bookings/createWebsiteOrder'].post.requestBody.content);
    const offered = schemaOf(openApi.paths['/bookings/get-categories'].post.responses[200].content);
    const carType = { type: 'string', enum: tariffs.map((tariff) => tariff.carType) };
    expect(ordered).toMatchObject({ properties: { carType } });
    expect(offered).toMatchObject({ items: { properties: { carType } } });
  });
});

describe('What the local backend answers', () => {
  const calls = [...openCalls, ...bearerCalls];
  const answerTo = async ({ method, path, body }: (typeof calls)[number]) => {
    const customer = await stage.customer(demoCustomers.regular.sub);
    await customer.call('POST', '/bookings/createWebsiteOrder', order);
    return customer.call(method, path, body);
  };

  it.each(calls)('to $name fits docs/openapi.json, and so does the request', async (one) => {
    const answer = await answerTo(one);
    const operation = openApi.paths[one.path.replace(/\/\d+$/, '/{id}')][one.method.toLowerCase()];
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const fits = (schema: object, value: unknown) => {
      const validate = ajv.compile(schema);
      validate(value);
      return validate.errors;
    };
    expect(answer.status).toBe(200);
    expect(fieldsOf(answer.body)).toEqual(one.fields);
    expect(fits(operation.responses[200].content['application/json'].schema, answer.body)).toBeNull();
    const { body } = one;
    if (body !== undefined) expect(fits(operation.requestBody.content['application/json'].schema, body)).toBeNull();
  });

  it.each(calls)('to $name: the check names each field that is missing or of a wrong type', async (one) => {
    const { body } = await answerTo(one);
    const context = { at: { lat: 51.3, lng: 9.5 }, nowMs: stage.clock.now(), bookingId: null };
    const problemsWith = (change: object) => {
      const changed = Array.isArray(body)
        ? body.map((entry) => ({ ...entry, ...change }))
        : { ...(body as object), ...change };
      return contentProblems(callNamed(one.name), JSON.parse(JSON.stringify(changed)), context).join();
    };
    expect(problemsWith({})).toBe('');
    for (const field of one.fields) {
      expect(problemsWith({ [field]: undefined })).toContain(`${field} is missing`);
      expect(problemsWith({ [field]: {} })).toContain(`${field} is wrong`);
    }
  });
});
