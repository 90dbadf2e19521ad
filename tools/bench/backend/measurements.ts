/** Answer times by name, in milliseconds, and failures. */
export interface Measurements {
  /** Runs an action and records its duration; a failure is recorded as well and returns null. */
  time<Answer>(name: string, action: () => Promise<Answer>): Promise<Answer | null>;
  fail(message: string): void;
  /** Each failure with its count. */
  failures(): ReadonlyMap<string, number>;
  /** A line per name: the count, the median, the slow ones, the slowest. */
  table(): string;
}

export function createMeasurements(): Measurements {
  const times = new Map<string, number[]>();
  const failures = new Map<string, number>();
  const fail = (message: string) => failures.set(message, (failures.get(message) ?? 0) + 1);
  return {
    time: async (name, action) => {
      const startedAt = performance.now();
      try {
        const answer = await action();
        times.set(name, [...(times.get(name) ?? []), performance.now() - startedAt]);
        return answer;
      } catch (error) {
        fail(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        return null;
      }
    },
    fail,
    failures: () => failures,
    table: () => {
      const rows = [...times].map(([name, all]) => [name, String(all.length), ...[0.5, 0.95, 0.99, 1].map(share(all))]);
      return inColumns([['call', 'count', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'], ...rows]);
    },
  };
}

/** The time below which this share of all values lies. */
const share = (all: readonly number[]) => {
  const sorted = [...all].sort((one, other) => one - other);
  return (part: number) => (sorted[Math.ceil(sorted.length * part) - 1] ?? 0).toFixed(1);
};

/** Rows as text: the first column left-aligned, the numbers right-aligned. */
export function inColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ')).join('\n');
}
