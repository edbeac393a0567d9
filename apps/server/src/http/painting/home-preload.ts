import { basePath, href, type PathName } from '@meetingapp/contract/paths.ts';
import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import type { BootCall } from './boot.ts';

interface Match {
  name: PathName;
  parameters: Record<string, string>;
}

interface Shown extends Match {
  /** With its question mark, or empty. */
  search: string;
  /** The address that the page must be redirected to; null when it is the one requested. */
  address: string | null;
}

interface Found {
  conference?: readonly { cId: number; theme: { template: number } }[];
}

/** Resolves the page of an address: the short address of a conference leads to its home, as the phone would do. */
export function homePreload(match: Match, query: Record<string, string>, calls: BootCall[], search: string): Shown {
  const answer = calls.find(({ path }) => path === conferenceCalls.searchByCid.path)?.answer as Found | undefined;
  const found = answer?.conference?.[0];
  if (!found) return { ...match, search, address: null };
  const { template } = found.theme;
  const name = (template >= 1 && template <= 13 ? `tpl${template}Home` : 'tpl1Home') as 'tpl1Home';
  const sourceCode = query.sourceCode ?? match.parameters.cid?.split('_')[1];
  const parts = {
    ...(sourceCode === undefined ? {} : { sourceCode }),
    ...(query.lang === undefined ? {} : { lang: query.lang }),
  };
  const address = basePath + href(name, { cid: found.cId }, parts);
  return { name, parameters: { cid: String(found.cId) }, search: /\?.*/.exec(address)?.[0] ?? '', address };
}

/** A conference that is switched off has its own page, which the phone opens. */
export function isOn(calls: BootCall[]): boolean {
  return calls.every(({ answer }) => (answer as { conference?: { cFl?: number } }).conference?.cFl !== 0);
}
