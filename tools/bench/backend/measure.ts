import * as v from 'valibot';
import { startBackendUnderLoad } from './backend-under-load';
import { beCustomer, type Traffic } from './customer';
import { createMeasurements, inColumns } from './measurements';

/**
 * 200 simultaneous customers for a minute, or another number with `--customers 500`, against a separate local backend. Prints answer times and memory, and exits with code 1 after an error. It connects
 * only to loopback, and ends after the minute.
 */
const CUSTOMERS = 200;
const SECONDS = 60;
/** The speed of rides: one takes 45 seconds, so that rides end and start under load. */
const SPEED = 4;
const LOOK_AT_MEMORY_EVERY_MS = 1_000;
const MEGABYTE = 1024 * 1024;

const Log = v.object({
  ordersCreated: v.number(),
  memory: v.object({ rssBytes: v.number(), heapUsedBytes: v.number() }),
});

export async function measureBackend(args: readonly string[]): Promise<void> {
  const measurements = createMeasurements();
  const { count, options } = commandLine(args);
  const backend = await startBackendUnderLoad(SPEED, options);
  const memory: MemoryLook[] = [];
  const look = async () => {
    const { ordersCreated, memory: bytes } = v.parse(Log, await (await fetch(`${backend.apiUrl}/__log`)).json());
    const [resident, heap] = [bytes.rssBytes / MEGABYTE, bytes.heapUsedBytes / MEGABYTE];
    memory.push({ resident, heap, orders: ordersCreated });
  };
  const looking = setInterval(() => look().catch((error) => measurements.fail(String(error))), LOOK_AT_MEMORY_EVERY_MS);
  const untilMs = Date.now() + SECONDS * 1000;
  const customers = Array.from({ length: count }, (_, index) => beCustomer(index + 1, backend, measurements, untilMs));
  const traffic = await Promise.all(customers);
  clearInterval(looking);
  await backend.stop();

  const sum = (of: (one: Traffic) => number) => traffic.reduce((total, one) => total + of(one), 0);
  console.log(`${count} customers, ${SECONDS} s, rides at ${SPEED} times the usual pace\n`);
  console.log(`${measurements.table()}\n`);
  const sent = `case 705 ${sum(({ tracked }) => tracked)}, case 706 ${sum(({ canceled }) => canceled)}`;
  console.log(`orders ${sum(({ orders }) => orders)}, ${sent}`);
  console.log(`tracking frames ${sum((one) => one.trackingFrames)}, status frames ${sum((one) => one.statusFrames)}\n`);
  console.log(`${memoryTable(memory)}\n`);
  const failures = [...measurements.failures()];
  for (const [message, count] of failures) console.log(`FAILED ${count} times: ${message}`);
  console.log(failures.length === 0 ? 'No error.' : `${failures.length} kinds of errors.`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

/** The number of customers, and the other options, which are passed to the backend (`-- --vehicles 5000`). */
function commandLine(argv: readonly string[]): { count: number; options: readonly string[] } {
  const at = argv.indexOf('--customers');
  if (at < 0) return { count: CUSTOMERS, options: argv };
  const count = Number(argv[at + 1]);
  if (!Number.isInteger(count) || count < 1) throw new Error('--customers needs a number of customers');
  return { count, options: argv.filter((_, index) => index !== at && index !== at + 1) };
}

/** A sample of the backend's memory, in megabytes, and of its stored orders. */
interface MemoryLook {
  readonly resident: number;
  readonly heap: number;
  readonly orders: number;
}

/** The lowest heap of a window is the memory in use: the rest is garbage not yet collected. */
function memoryTable(memory: readonly MemoryLook[]): string {
  const WINDOWS = 4;
  const size = Math.ceil(memory.length / WINDOWS);
  const rows = Array.from({ length: WINDOWS }, (_, index) => {
    const window = memory.slice(index * size, (index + 1) * size);
    const lowest = Math.min(...window.map(({ heap }) => heap));
    const highest = Math.max(...window.map(({ resident }) => resident));
    const orders = Math.max(...window.map((look) => look.orders));
    const seconds = `seconds ${index * size} to ${index * size + window.length}`;
    return [seconds, lowest.toFixed(1), highest.toFixed(1), String(orders)];
  });
  return inColumns([['memory', 'lowest heap MB', 'highest resident MB', 'orders kept'], ...rows]);
}
