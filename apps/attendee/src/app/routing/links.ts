import { basePath, isScreen } from '@meetingapp/contract/paths.ts';
import { history } from '../../lib/navigation/history.ts';

/** True when a link leads to a screen of this app, which can then open without a full load. */
export function leadsInside(link: HTMLAnchorElement, here: Location): boolean {
  if (link.target !== '' && link.target !== '_self') return false;
  if (link.hasAttribute('download') || link.origin !== here.origin) return false;
  if (link.pathname !== basePath && !link.pathname.startsWith(`${basePath}/`)) return false;
  // Below the base are also pages of the server, such as that of verification.
  return isScreen(link.pathname.slice(basePath.length));
}

/** Makes plain links, such as those in the kit's rows and bars, navigate within the app. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || !plain || !link?.href || !leadsInside(link, location)) return;
    const samePage = link.pathname === location.pathname && link.search === location.search;
    // A jump within the page is left to the browser.
    if (samePage && link.hash !== '') return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  });
}
