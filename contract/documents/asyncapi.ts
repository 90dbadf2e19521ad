import { messageStatuses } from '../known-values';
import { type ContractMessage, contractMessages } from '../messages';
import { OPTIONAL_IN_FRAMES } from '../optional-fields';
import { answerSchemaOf, type Json, jsonSchemaOf, withKnownValues } from './json-schema';

/** Names of components must not start with a number. */
const partOf = ({ name, from }: ContractMessage) => (from === 'site' ? `case_${name}` : name);

function messageOf({ name, from, summary, frame }: ContractMessage): Json {
  const payload = from === 'site' ? jsonSchemaOf(frame) : answerSchemaOf(frame, OPTIONAL_IN_FRAMES);
  const statuses = messageStatuses[name];
  return {
    name,
    summary,
    contentType: 'application/json',
    payload: statuses ? withKnownValues(payload, { job_status: statuses, jobStatus: statuses }) : payload,
  };
}

const entriesOf = (make: (message: ContractMessage) => unknown) =>
  Object.fromEntries(contractMessages.map((message) => [partOf(message), make(message)]));
const refsFrom = (from: ContractMessage['from']) =>
  contractMessages
    .filter((message) => message.from === from)
    .map((message) => ({ $ref: `#/channels/live/messages/${partOf(message)}` }));

/** The live connection of docs/backend.md as an AsyncAPI 3 document, seen from the backend. */
export function asyncApiDocument(): Json {
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Live connection of the taxi website',
      version: '1.0.0',
      description: 'Made from src/live/wire.ts by `npm run contract:documents`; docs/backend.md says what it means.',
    },
    servers: {
      local: { host: 'localhost:55552', pathname: '/taxi/wss2', protocol: 'ws', description: 'The local backend' },
    },
    channels: {
      live: {
        address: '/',
        description: 'Every frame is text, one flat JSON object',
        messages: entriesOf((message) => ({ $ref: `#/components/messages/${partOf(message)}` })),
      },
    },
    operations: {
      hearTheSite: { action: 'receive', channel: { $ref: '#/channels/live' }, messages: refsFrom('site') },
      tellTheSite: { action: 'send', channel: { $ref: '#/channels/live' }, messages: refsFrom('backend') },
    },
    components: { messages: entriesOf(messageOf) },
  };
}
