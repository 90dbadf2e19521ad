import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { type Finding, found, notChecked } from './report';
import type { Target } from './targets';

const TOO_LARGE_BYTES = 10 * 1024 * 1024 + 1;
const WAIT_MS = 15_000;

/**
 * Checks that a body of more than 10 MB is refused with 413. Not checked if the connection is closed during the upload.
 */
export async function checkLargeBody({ url, origin }: Target): Promise<Finding> {
  const name = 'a body of more than 10 MB';
  const status = await new Promise<number | null>((resolve) => {
    const request = (url.startsWith('https:') ? secureRequest : plainRequest)(`${url}/bookings/get-categories`, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json', 'Content-Length': TOO_LARGE_BYTES },
      timeout: WAIT_MS,
    });
    request.on('response', (response) => {
      resolve(response.statusCode ?? null);
      request.destroy();
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(null));
    request.on('close', () => resolve(null));
    request.end(Buffer.alloc(TOO_LARGE_BYTES, 'x'));
  });
  if (status === null) return notChecked(name, 'the connection was cut before an answer');
  return found(name, status === 413 ? [] : [`expected 413, got ${status}`]);
}
