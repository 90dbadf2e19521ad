import { act } from '@testing-library/react';
import { endSession, startSession } from '../../src/session/session-store';
import { fakeBackend, type Reply } from './fake-backend';
import { sampleToken } from './token';

/** The network of each test in a file: a new fake backend, and a customer who is signed in until the test ends. */
export function signedInBackend(replies: Parameters<typeof fakeBackend>[0] = {}) {
  let backend = fakeBackend();
  let uninstall = () => {};
  beforeEach(() => {
    backend = fakeBackend({ ...replies });
    uninstall = backend.install();
    startSession({ token: sampleToken(), refreshToken: 'any' });
  });
  afterEach(() => {
    act(endSession);
    uninstall();
  });
  return {
    get asked() {
      return backend.asked;
    },
    count: (call: string) => backend.count(call),
    reply: (call: string, reply: Reply | (() => Reply | Promise<Reply>)) => backend.reply(call, reply),
  };
}
