export interface Totals {
  readonly passed: number;
  readonly failed: number;
  /** Names of tests that passed on their second try. */
  readonly flaky: readonly string[];
}

interface Spec {
  readonly title: string;
  readonly file?: string;
  readonly line?: number;
  readonly tests?: readonly { readonly status: string; readonly projectName: string }[];
}

interface Suite {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

export declare const MOST_FLAKY: number;
export declare const nothing: Totals;
export declare function add(a: Totals, b: Totals): Totals;
export declare function flakyLines(flaky: readonly string[]): string[];
export declare function fromPlaywright(report: {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites?: readonly Suite[];
}): Totals;
