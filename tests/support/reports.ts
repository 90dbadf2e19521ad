import { backendPorts } from './ports';

/** The address for reports about failed screens in the stories' built site. Only a story answers there. */
export const reports = `http://localhost:${backendPorts(0).API_PORT}/reports`;
