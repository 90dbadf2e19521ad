import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import { callNamed, contractCalls } from '../../../contract/calls';
import { asyncApiDocument, openApiDocument } from '../../../contract/documents';
import { contractMessages } from '../../../contract/messages';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import { contentProblems } from '../../../tools/check-backend/answer-check';
import { setStage } from '../harness';
import { bearerCalls, openCalls, order } from './contract-samples';

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

describe('What the local backend answers', () => {
  it.each([...openCalls, ...bearerCalls])(
    'to $name fits docs/openapi.json, as does the request; the check names each field that is missing or wrong',
    async ({ name, method, path, body: request }) => {
      const customer = await stage.customer(demoCustomers.regular.sub);
      await customer.call('POST', '/bookings/createWebsiteOrder', order);
      const { status, body } = await customer.call(method, path, request);
      expect(status).toBe(200);
      const operation = openApi.paths[path.replace(/\/\d+$/, '/{id}')][method.toLowerCase()];
      const ajv = new Ajv2020({ strict: false, validateFormats: false });
      const errorsOf = (schema: object, value: unknown) => {
        const validate = ajv.compile(schema);
        validate(value);
        return validate.errors;
      };
      const { schema } = operation.responses[200].content['application/json'];
      expect(errorsOf(schema, body)).toBeNull();
      if (request) expect(errorsOf(operation.requestBody.content['application/json'].schema, request)).toBeNull();

      const context = { at: { lat: 51.3, lng: 9.5 }, nowMs: stage.clock.now(), bookingId: null };
      const problemsWith = (change: object) => {
        const changed = Array.isArray(body)
          ? body.map((entry) => ({ ...entry, ...change }))
          : { ...(body as object), ...change };
        return contentProblems(callNamed(name), JSON.parse(JSON.stringify(changed)), context).join();
      };
      expect(problemsWith({})).toBe('');
      const fields = Object.keys(([body].flat()[0] ?? {}) as object);
      expect(fields).not.toEqual([]);
      expect(Object.keys((schema.items ?? schema).properties)).toEqual(expect.arrayContaining(fields));
      for (const field of fields) {
        expect(problemsWith({ [field]: undefined })).toContain(`${field} is missing`);
        expect(problemsWith({ [field]: {} })).toContain(`${field} is wrong`);
      }
    },
  );
});
