import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '../../../src/backend/query';

afterEach(() => onlineManager.setOnline(true));

test('what is read without a network fails at once: no screen loads for ever', async () => {
  onlineManager.setOnline(false);
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

test('when the network is back, what has failed is read again, and nothing else', async () => {
  const queries = createQueryClient();
  queries.mount();
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const failing = jest.fn(() => Promise.reject(new Error('no network')));
  const known = jest.fn(() => Promise.resolve(1));
  const leaves = [failing, known].map((queryFn, at) =>
    new QueryObserver<number>(queries, { queryKey: [at], queryFn }).subscribe(() => {}),
  );
  await settle();
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await settle();
  expect([failing, known].map((read) => read.mock.calls.length)).toEqual([2, 1]);
  for (const leave of leaves) leave();
  queries.unmount();
  queries.clear();
});
