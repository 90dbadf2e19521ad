import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Like the key of the bearer tokens, it only protects sample data and is not secret. */
const LOCAL_KEY = 'taxi-website-local-backend-links';
const NONCE_BYTES = 24;

/** The random part of a new token: 192 bits. */
export const newNonce = (): string => randomBytes(NONCE_BYTES).toString('base64url');

/**
 * The token of a random part. It can be recomputed, so that a link can be extended although the token is not stored.
 */
export const tokenOf = (nonce: string): string => createHmac('sha256', LOCAL_KEY).update(nonce).digest('base64url');

/** The stored form of a token: its hash. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
