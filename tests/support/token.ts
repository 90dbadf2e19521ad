import jwt from 'jsonwebtoken';

/** A token like a backend's; the site never checks its signature (Spec §3). */
export const sampleToken = (claims: Record<string, unknown> = {}, expiresInSeconds = 3_600): string =>
  jwt.sign({ id: 7, name: 'Jörg Beispiel', phone: '+49 171 3920001', ...claims }, 'any', {
    expiresIn: expiresInSeconds,
  });

/** The customer id in a token of the local backend. */
export const customerIdIn = (token: string): string => {
  const claims = jwt.decode(token, { json: true });
  return String(claims?.id);
};
