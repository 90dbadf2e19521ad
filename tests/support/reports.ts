import { backendPorts } from './ports';

/** Where the built site of the stories sends reports about failed screens. Nobody listens there but a story. */
export const reports = `http://localhost:${backendPorts(0).API_PORT}/reports`;
