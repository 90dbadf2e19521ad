/** The parts of Lighthouse that this folder uses: type checks must work without the installed package. */
declare module 'lighthouse' {
  export interface Result {
    readonly audits: Readonly<Record<string, { readonly score: number | null; readonly displayValue?: string }>>;
    readonly categories: Readonly<
      Record<
        string,
        {
          readonly score: number | null;
          readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
        }
      >
    >;
    readonly environment: { readonly benchmarkIndex: number };
  }
  export default function lighthouse(
    address: string,
    flags: { readonly port: number; readonly logLevel: 'error'; readonly onlyCategories: string[] },
  ): Promise<{ readonly lhr: Result } | undefined>;
}
