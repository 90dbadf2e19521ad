import dns from 'node:dns';

/**
 * Preloaded into `check:live` (`node --import`): resolves the fictional company's hosts to this machine. Every other
 * name is looked up as usual.
 */
const { STRANGER_DOMAIN: domain, STRANGER_ADDRESS: address } = process.env;
const { lookup } = dns;

dns.lookup = (hostname, ...rest) => {
  if (hostname !== domain && !hostname.endsWith(`.${domain}`)) return lookup(hostname, ...rest);
  const found = rest.at(-1);
  const all = typeof rest[0] === 'object' && rest[0]?.all;
  return process.nextTick(() => (all ? found(null, [{ address, family: 4 }]) : found(null, address, 4)));
};
