import type { href } from '@meetingapp/contract/paths.ts';
import type { PathName } from '@meetingapp/contract/paths.ts';
import { use } from 'react';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { addressOf, readAddress } from './address.ts';
import type { Query } from './address.ts';
import { history } from './history.ts';
import { PageContext } from './page.ts';
import { preload } from '../calls/preload-screen.ts';

type HrefParameters<N extends PathName> = Parameters<typeof href<N>>[1];
type Rest<N extends PathName> =
  undefined extends HrefParameters<N>
    ? [parameters?: HrefParameters<N>, query?: Query, options?: NavigateOptions]
    : [parameters: HrefParameters<N>, query?: Query, options?: NavigateOptions];

export interface NavigateOptions {
  /** Replaces the current history entry, so that Back does not return here. */
  replace?: boolean;
}

export type Navigate = <N extends PathName>(name: N, ...rest: Rest<N>) => void;

function move(address: string, options: NavigateOptions | undefined): void {
  if (options?.replace) history.replace(address);
  else history.push(address);
}

const go: Navigate = (name, ...[parameters, query, options]) => move(addressOf(name, parameters, query), options);

/** `go('signHome', { opFlag: 0 })`. Language and source code are retained. Stable function identity. */
export const useNavigate = (): Navigate => go;

/** Opens an address as staff write it (tiles, banners); outside addresses open as a separate page. */
export function useNavigateToAddress(): (address: string, options?: NavigateOptions) => void {
  return (address, options) => {
    const read = readAddress(address);
    if (!read) return;
    if ('inside' in read) move(read.inside, options);
    else location.assign(read.outside);
  };
}

/** Goes back one page; where the app was opened on this page, to the given fallback. */
export function useBack<N extends PathName>(name: N, ...[parameters, query]: Rest<N>): () => void {
  return () => {
    if (history.canGoBack()) history.back();
    else history.replace(addressOf(name, parameters, query));
  };
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  replace?: boolean | undefined;
  children: ReactNode;
}

type ToProps<N extends PathName> = LinkProps & { name: N; query?: Query } & (undefined extends HrefParameters<N>
    ? { params?: HrefParameters<N> }
    : { params: HrefParameters<N> });

/** A link inside the app: `<To name="conf" params={{ id: 3 }}>…</To>`. */
export function Link<N extends PathName>({ name, params, query, ...rest }: ToProps<N>) {
  const { search } = use(PageContext);
  return <Inside {...rest} address={addressOf(name, params, query, search)} path={name} />;
}

/** A link to an address as staff write it. An invalid address is shown as plain text. */
export function AddressLink({ address, ...rest }: LinkProps & { address: string }) {
  const { search } = use(PageContext);
  const read = readAddress(address, search);
  if (!read) return <span className={rest.className}>{rest.children}</span>;
  if ('inside' in read) return <Inside {...rest} address={read.inside} />;
  const { replace: _, ...attributes } = rest;
  return <a {...attributes} href={read.outside} rel="noreferrer" />;
}

function Inside({ address, path, replace, onClick, ...rest }: LinkProps & { address: string; path?: PathName }) {
  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain || rest.target === '_blank') return;
    event.preventDefault();
    move(address, { replace: replace ?? false });
  }

  return <a {...rest} href={address} onClick={press} onPointerDown={() => path && preload.screen(path)} />;
}
