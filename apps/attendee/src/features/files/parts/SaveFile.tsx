import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { useSyncExternalStore } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { platform } from '../../../platform/platform.ts';

/** Characters not allowed in a file name. */
const forbidden = /[\\/:*?"<>|]/g;

const never = () => () => undefined;
const here = () => platform().kind === 'messenger';
/** The server renders the same page for all. */
const elsewhere = () => false;

/** Saves a file of this server to the phone. The messenger cannot save files. */
export function SaveFile({ address, name }: { address: string; name: string }) {
  const t = useT('files');
  const inMessenger = useSyncExternalStore(never, here, elsewhere);
  if (inMessenger) return null;
  const [path = address] = address.split('?');
  const ending = path.slice(path.lastIndexOf('.'));
  const file = path.slice(path.lastIndexOf('/') + 1);
  return (
    <a
      className="ib"
      href={address}
      download={name === '' ? file : name.replace(forbidden, ' ') + ending}
      aria-label={t('save')}
    >
      <Icon icon={download} />
    </a>
  );
}
