import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { PREFIX } from '../../support/browser/built-site';
import { SITE_PORT } from '../../support/ports';

/** Sends bytes and returns everything received until the server closes the connection. */
const answerTo = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({ port: SITE_PORT, host: '127.0.0.1' }, () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    // A server that refuses may close the connection before it has read everything.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') reject(error);
    });
    socket.on('close', () => resolve(answer));
  });

const request = (target: string, ...headers: string[]) =>
  answerTo([`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'));

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

test.afterEach('the site still answers', async () => {
  expect(statusOf(await request(`${PREFIX}/`))).toBe(200);
});

test('a path outside of the folder leads nowhere', async () => {
  const targets = [
    `${PREFIX}/../../../../etc/passwd`,
    `${PREFIX}/..%2f..%2f..%2f..%2fetc%2fpasswd`,
    `${PREFIX}/%2e%2e/%2e%2e/%2e%2e/etc/passwd`,
    `${PREFIX}/private/../../../nginx/nginx.conf`,
    `${PREFIX}/private%2f..%2f..%2f..%2fnginx%2fnginx.conf`,
    `${PREFIX}../nginx/nginx.conf`,
    `${PREFIX}//etc/passwd`,
    '//etc/passwd',
    `${PREFIX}/%00`,
    `${PREFIX}\\..\\..\\nginx`,
  ];
  for (const target of targets) {
    const answer = await request(target);
    expect([400, 404], target).toContain(statusOf(answer));
    expect(answer, target).not.toMatch(/root:x:0|worker_processes/);
  }
});

test('a huge header, a huge address and a body are refused', async () => {
  expect(statusOf(await request(`${PREFIX}/`, `X-Long: ${'x'.repeat(100_000)}`))).toBe(400);
  expect(statusOf(await request(`${PREFIX}/${'x'.repeat(100_000)}`))).toBe(414);
  const body = `POST ${PREFIX}/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 1000000\r\n\r\n`;
  expect([405, 413]).toContain(statusOf(await answerTo(body)));
});

test('a client that does not finish its request is let go after ten seconds, while others are answered', async () => {
  const startedAt = Date.now();
  const slow = answerTo(`GET ${PREFIX}/ HTTP/1.1\r\nHost: localhost\r\nX-Slow: `);
  expect(statusOf(await request(`${PREFIX}/imprint`))).toBe(200);
  await slow;
  expect(Date.now() - startedAt).toBeGreaterThan(9_000);
});

test('200 connections at once are all answered', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => request(`${PREFIX}/bookings`)));
  expect(answers.map(statusOf)).toEqual(Array.from({ length: 200 }, () => 200));
});
