import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '../../../src/backend/query-client';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

/** The network is back, and what waited for it has had its turn. */
async function goOnline() {
  onlineManager.setOnline(true);
  await new Promise((resolve) => setTimeout(resolve));
}

describe('A device without a network', () => {
  it('what is sent fails at once, and is never sent later by itself', async () => {
    const queries = createQueryClient();
    const send = jest.fn(() => Promise.reject(new Error('no network')));
    const onError = jest.fn();
    const mutation = new MutationObserver(queries, { mutationFn: send, onError });
    await expect(mutation.mutate(undefined)).rejects.toThrow('no network');
    expect(mutation.getCurrentResult()).toMatchObject({ status: 'error', isPaused: false });
    expect(onError).toHaveBeenCalledTimes(1);
    queries.mount();
    await goOnline();
    await queries.resumePausedMutations();
    expect(send).toHaveBeenCalledTimes(1);
    queries.unmount();
  });

  it('what is read fails at once too: no screen loads for ever', async () => {
    const queries = createQueryClient();
    const read = jest.fn(() => Promise.reject(new Error('no network')));
    const query = new QueryObserver(queries, { queryKey: ['any'], queryFn: read });
    const leave = query.subscribe(() => {});
    await new Promise((resolve) => setTimeout(resolve));
    expect(query.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
    expect(read).toHaveBeenCalledTimes(1);
    leave();
    queries.clear();
  });
});
