import type { Parameters, PathName } from '@meetingapp/contract/paths.ts';
import { createContext, use } from 'react';

/** The address a screen was opened with. A page that is kept alive keeps it while another one shows. */
export interface Page {
  name: PathName | null;
  parameters: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
}

export const PageContext = createContext<Page>({ name: null, parameters: {}, search: {} });

/** The parameters in the path: `const { cid } = useParameters('vip')`. */
export function useParameters<N extends PathName>(_name: N): { readonly [K in keyof Parameters<N>]: string } {
  return use(PageContext).parameters as { readonly [K in keyof Parameters<N>]: string };
}

/** What stands behind the question mark. Always text: `cid=1` is '1'. */
export function useSearch(): Readonly<Record<string, string>> {
  return use(PageContext).search;
}
