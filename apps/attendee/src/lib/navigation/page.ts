import type { Parameters, PathName } from '@meetingapp/contract/paths.ts';
import { createContext, use } from 'react';

/** The address with which a screen was opened. A kept-alive page keeps it while another page shows. */
export interface Page {
  name: PathName | null;
  parameters: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
}

export const PageContext = createContext<Page>({ name: null, parameters: {}, search: {} });

/** Path parameters: `const { cid } = useParameters('vip')`. */
export function useParameters<N extends PathName>(_name: N): { readonly [K in keyof Parameters<N>]: string } {
  return use(PageContext).parameters as { readonly [K in keyof Parameters<N>]: string };
}

/** Query parameters, always text: `cid=1` is '1'. */
export function useSearch(): Readonly<Record<string, string>> {
  return use(PageContext).search;
}
