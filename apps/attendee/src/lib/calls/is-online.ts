import { basePath } from '@meetingapp/contract/paths.ts';

/** Asks the server for a small file that the phone never takes from its storage: a phone in a network may still not reach it. */
export const isOnline = (): Promise<boolean> =>
  fetch(`${basePath}/sw.js`, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
