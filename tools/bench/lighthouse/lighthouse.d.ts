/** The parts of Lighthouse that this folder uses: type checks must work without the installed package. */
declare module 'lighthouse' {
  interface Audit {
    readonly score: number | null;
    readonly displayValue?: string;
  }
  interface Category {
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  }
  export interface RunnerResult {
    readonly lhr: {
      readonly audits: Readonly<Record<string, Audit>>;
      readonly categories: Readonly<Record<string, Category>>;
      readonly environment: { readonly benchmarkIndex: number };
    };
  }
  export default function lighthouse(
    address: string,
    flags: {
      readonly port: number;
      readonly logLevel: 'error';
      readonly onlyCategories: string[];
    },
  ): Promise<RunnerResult | undefined>;
}
