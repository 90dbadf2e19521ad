import { type ContractMessage, contractMessages } from '../messages';
import { jsonSchemaOf } from './openapi';

/** Names of components must not start with a number. */
const partOf = ({ name, from }: ContractMessage) => (from === 'site' ? `case_${name}` : name);
const entriesOf = (make: (message: ContractMessage) => object) =>
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
  operations: { hearTheSite: operation('receive', 'site'), tellTheSite: operation('send', 'backend') },
  components: {
    messages: entriesOf(({ name, summary, frame }) => ({
      name,
      summary,
      contentType: 'application/json',
      payload: jsonSchemaOf(frame),
    })),
  },
});
