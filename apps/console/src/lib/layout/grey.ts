import type { console as texts } from '@meetingapp/locales/zh/console.ts';
import { useT } from '../texts/texts.ts';

/** What may be missing before a button acts; each has its text. */
export type Lack = keyof (typeof texts)['why'];
export type Lacks = { readonly [Name in Lack]?: boolean };

/** Returns a function that gives the text of the first thing that lacks; empty: nothing does. */
export function useWhy(): (lacks: Lacks) => string {
  const t = useT('console');
  return (lacks) => {
    const first = (Object.keys(lacks) as Lack[]).find((name) => lacks[name]);
    return first === undefined ? '' : t(`why.${first}`);
  };
}

/** Properties of a button that does nothing now and says why; empty: none. It stays reachable by key and pointer. */
export const grey = (why: string) =>
  why === '' ? {} : ({ 'aria-disabled': true, 'aria-description': why, title: why, onClick: () => undefined } as const);

/** The same for the confirming button of a dialog, spread into `okButtonProps`. */
export const greyOk = (why: string) =>
  why === '' ? {} : ({ ...grey(why), className: 'grey ant-btn-disabled', type: 'default', danger: false } as const);
