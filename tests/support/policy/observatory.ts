const HALF_YEAR_S = 15_768_000;

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

const isHash = (source: string) => /^'(sha256|sha384|sha512|nonce)-/.test(source);

/** The points of a policy, positive or negative. */
function policyPoints(policy: string | undefined): number {
  if (policy === undefined) return -25;
  const directives = directivesOf(policy);
  const scripts = directives.get('script-src') ?? directives.get('default-src');
  const objects = directives.get('object-src') ?? directives.get('default-src');
  const styles = directives.get('style-src') ?? directives.get('default-src') ?? [];
  if (!scripts || !objects) return -20;
  const isInline = scripts.includes("'unsafe-inline'") && !scripts.some(isHash);
  if (isInline || [...scripts, ...objects].some((source) => ['data:', 'https:', 'http:', '*'].includes(source))) {
    return -20;
  }
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (styles.includes("'unsafe-inline'")) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function hstsPoints(value: string | undefined): number {
  const seconds = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= HALF_YEAR_S ? 0 : -10;
}

const SAFE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/**
 * The points of the MDN HTTP Observatory for a page's headers, without redirects and cookies, which they do not show:
 * it starts at 100, and bonus points count only from 90 on. Header names in lower case.
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export function observatoryPoints(headers: Readonly<Record<string, string>>): number {
  const frames = directivesOf(headers['content-security-policy'] ?? '').get('frame-ancestors');
  const points = [
    policyPoints(headers['content-security-policy']),
    hstsPoints(headers['strict-transport-security']),
    frames && !frames.includes('*') ? 5 : -20,
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    SAFE_REFERRERS.includes(headers['referrer-policy'] ?? '') ? 5 : -5,
    /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
    /^same-origin(-allow-popups)?$/.test(headers['cross-origin-opener-policy'] ?? '') ? 10 : 0,
  ];
  const lost = points.filter((value) => value < 0).reduce((sum, value) => sum + value, 100);
  return lost < 90 ? Math.max(0, lost) : points.filter((value) => value > 0).reduce((sum, value) => sum + value, lost);
}
