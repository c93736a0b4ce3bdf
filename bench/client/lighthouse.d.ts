/** What we use of it, so that the rest can be checked where the packages of bench/ are not installed. */
declare module 'lighthouse' {
  export interface Result {
    categories: Readonly<Record<string, Category>>;
    audits: Readonly<Record<string, Audit>>;
    runtimeError?: { code: string; message: string };
  }

  interface Category {
    score: number | null;
    auditRefs: readonly { id: string; weight: number }[];
  }

  interface Audit {
    score: number | null;
    numericValue?: number;
    displayValue?: string;
  }

  interface Flags {
    port: number;
    logLevel: 'error';
    onlyCategories: string[];
    throttlingMethod: 'simulate' | 'devtools';
    disableStorageReset: boolean;
    skipAudits?: string[];
  }

  export default function lighthouse(address: string, flags: Flags): Promise<{ lhr: Result } | undefined>;
}
