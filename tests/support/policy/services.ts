import type { Services } from '../../../scripts/deploy/services';
import { backendPorts, reports, SITE_PORT } from '../ports';

const { API_PORT, LIVE_PORT } = backendPorts(0);
const backend = `http://localhost:${API_PORT}`;
const open = process.env.OPEN_MAPS ?? '';

/** The services that the stories' built site requests. */
export const services: Services = {
  site: `http://localhost:${SITE_PORT}`,
  api: backend,
  live: `ws://localhost:${LIVE_PORT}/taxi/wss2`,
  identity: backend,
  reports,
  maps: open.includes('map') ? null : backend,
  tiles: open.includes('map') ? `${backend}/tiles/{z}/{x}/{y}{r}.png` : null,
  open: [],
};
