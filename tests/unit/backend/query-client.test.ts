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
