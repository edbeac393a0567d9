import type { HomeInfo } from '@meetingapp/contract/home.ts';
import { Dialog } from '@meetingapp/ui/Dialog.tsx';
import { Html } from '../../../lib/Html.tsx';
import { useGoToAddress } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { usePopup } from '../data.ts';

/** What the organiser wants everyone to see once. */
export function HomePopup({ info }: { info: HomeInfo }) {
  const t = useT('home');
  const go = useGoToAddress();
  const { open, close } = usePopup(info);
  const { popup } = info;
  if (!popup) return null;
  const look = () => {
    close();
    go(popup.to);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={popup.title}
      actions={[
        { label: t('popup.later'), onPress: close },
        ...(popup.to === '' ? [] : [{ label: t('popup.look'), onPress: look, variant: 'fill' as const }]),
      ]}
    >
      {popup.image !== null && <img src={popup.image} alt="" />}
      <Html html={popup.html} className="popup-text" />
    </Dialog>
  );
}
