import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import { callNamed, contractCalls } from '../../../contract/calls';
import { asyncApiDocument, openApiDocument } from '../../../contract/documents';
import { contractMessages } from '../../../contract/messages';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import { contentProblems } from '../../../tools/check-backend/answer-check';
import type { CheckSettings } from '../../../tools/check-backend/settings';
import { wrongRequests } from '../../../tools/check-backend/wrong-requests';
import { wrongAnswers } from '../../support/defects/answers';
import { wrongFrames, wrongRides } from '../../support/defects/live';
import { setStage } from '../harness';
import { order, sampleCalls } from './contract-samples';

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

  it('docs/openapi.json refuses each page that a backend must refuse', () => {
    const target = { at: { lat: 51.3, lng: 9.5 }, foreignBooking: null, clientId: null } as CheckSettings;
    const parameters: { name: string; schema: object }[] = openApi.paths['/bookings/doneOrder'].get.parameters;
    for (const { query } of wrongRequests(target)['GET /bookings/doneOrder'] ?? []) {
      const [[name, value] = []] = new URLSearchParams(query);
      const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {};
      expect([query, new Ajv2020().validate(schema, Number(value))]).toEqual([query, false]);
    }
  });

  it('hold every message of docs/backend.md, and no other', () => {
    const described = [...page.matchAll(/\*\*(customer_\w+|70\d)\*\*/g)].map(([, name]) => name);
    expect(contractMessages.map(({ name }) => name).sort()).toEqual([...new Set(described)].sort());
    const { messages } = asyncApi.components as { messages: Record<string, { name: string }> };
    expect(Object.values(messages).map(({ name }) => name)).toEqual(contractMessages.map(({ name }) => name));
  });
});

describe('What the local backend answers', () => {
  it.each(sampleCalls)(
    'to $name fits docs/openapi.json, as does the request; the check names each field that is missing or wrong',
    async ({ name, method, path, body: request }) => {
      const customer = await stage.customer(demoCustomers.regular.sub);
      await customer.call('POST', '/bookings/createWebsiteOrder', order);
      const { status, body } = await customer.call(method, path, request);
      expect(status).toBe(200);
      const operation = openApi.paths[path.replace(/\/\d+$/, '/{id}')][method.toLowerCase()];
      const ajv = new Ajv2020({ strict: false, validateFormats: false });
      const errorsOf = (schema: object, value: unknown) => (ajv.validate(schema, value) ? null : ajv.errors);
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

/**
 * The sections of the contract in docs/backend.md with the planted defects of their rules, by name. Besides, each shape
 * has its test above, and each wrong request in planted-defects.long.test.ts.
 */
const contractSections = {
  // Each repeats a rule from below.
  'What a real backend must provide': 'one booking id of frames, the status over HTTP, CANCELED over HTTP, the list',
  // 429 and 500 cannot be made, X-Reference is optional, the rest is about the site.
  'HTTP calls': `PUT, DELETE, Authorization by its name, Content-Type, Idempotency-Key, preflights, the origin,
    the clock, what belongs to a customer, no other call, refresh tokens`,
  // Only Google can sign a right token.
  'POST /google/login': 'signatures of identity tokens',
  'GET /bookings/get-more-option and GET /vehicle-location': 'c- and d-, cars, car types of cars',
  'POST /bookings/get-categories and POST /vehicle-location/get-vehicles-distance': `no category, seats, car types,
    prices, minutes to the pickup, minutes of the nearest`,
  // The price that is charged in the end is seen on the receipt, the rest is about the site.
  'The kind of a price': `kinds of prices, a fixed price, a corridor, a price in its corridor,
    limits without a corridor, the end of a promise, the clock beside a promise`,
  // The line that says who has ordered is the site's: lines.test.ts.
  'POST /bookings/createWebsiteOrder': `the key, two orders, what was ordered, a bonus that is not there,
    an answer that gets lost`,
  'GET /bookings/{id}': 'one booking id of an answer, no driver yet, pickups, drops, minutes of a booking',
  'GET /bookings/ongoingAndPreOrder': `rides that are not over, pre-orders first, the newest ride on the road last,
    the newest order last`,
  'GET /bookings/doneOrder and GET /bookings/missing-feedback': `rides that are completed, the newest first,
    20 rides a page, pages, pages from 0, the newest first without feedback`,
  // No feedback is stored.
  'POST /bookings/feedback': '',
  // Points cannot be read.
  'GET /bookings/get-miles and GET /business-status': 'a bonus of 5, { status }',
  // No profile is changed.
  'GET /auth/me and PUT /auth/me': '',
  'POST /bookings/{id}/share and DELETE /bookings/{id}/share': `four hours, the same link, a link made once,
    links that have ended, a completed ride is not shared`,
  // The check does not ask often enough for 429.
  'GET /follow/{token}': 'nothing else, a name that was agreed to, minutes of a shared ride',
  'A ride in a list': `texts of the drop, invoices once completed, 1 to 8 people, Berlin wall time, no negative price, a price set before the ride`,
  // The check cancels its ride once a driver has accepted.
  'The course of a ride': 'statuses, the order of the statuses, each status once',
  // Frames: check-backend.test.ts.
  'The live connection': 'no JSON, binary, text',
  'From the site': `before 700, unknown cases, a second 700, another customer, 705 for no booking,
    706 for no booking, somebody else's, a reason`,
  // A search that is given up and the close codes cannot be brought about from outside.
  'To the site': `one position, the status first, statuses of frames, names of drivers, lat and lng,
    minutes of positions, minutes as numbers, a place, a name in each status, a booking, a booking that is not null,
    an answer to 700, no refusal,
    minutes of nobody, no position before a driver has accepted, nobody is named without a driver who has accepted,
    CANCELED, status false, status false afterwards, too late, nothing is cancelled too late`,
  // The local backend accepts a socket without a token.
  'Proof of identity': 'wrong tokens, bound tokens, a second window',
};

const CONTRACT = ['HTTP calls', 'The course of a ride', 'The live connection', 'What a real backend must provide'];
const parts = page.split(/^## /m).filter((part) => CONTRACT.some((heading) => part.startsWith(`${heading}\n`)));
const headings = parts.flatMap((part) => part.split(/^### /m)).map((section) => section.split('\n')[0]);

it('each section of docs/backend.md has planted defects, but for what the check must not store', () => {
  expect(Object.keys(contractSections)).toEqual(headings);
  const without = Object.entries(contractSections).filter(([, defects]) => defects === '');
  expect(without.map(([heading]) => heading)).toEqual(['POST /bookings/feedback', 'GET /auth/me and PUT /auth/me']);
});

it('each planted defect belongs to one section', () => {
  const planted = [...wrongAnswers, ...wrongFrames, ...wrongRides].map(([rule]) => rule);
  const named = Object.values(contractSections).flatMap((defects) => (defects === '' ? [] : defects.split(/,\s+/)));
  expect(named.sort()).toEqual(planted.sort());
});
