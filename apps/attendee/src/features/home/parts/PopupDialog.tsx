import type { HomeInfo } from '@meetingapp/contract/home.ts';
import { Dialog } from '@meetingapp/ui/Dialog.tsx';
import { useGoToAddress } from '../../../lib/go.tsx';
import { Html } from '../../../lib/Html.tsx';
import { useT } from '../../../lib/texts.ts';

export interface PopupProps {
  popup: NonNullable<HomeInfo['popup']>;
  open: boolean;
  onClose: () => void;
}

export function PopupDialog({ popup, open, onClose }: PopupProps) {
  const t = useT('home');
  const go = useGoToAddress();
  const look = () => {
    onClose();
    go(popup.to);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={popup.title}
      actions={[
        { label: t('popup.later'), onPress: onClose },
        ...(popup.to === '' ? [] : [{ label: t('popup.look'), onPress: look, variant: 'fill' as const }]),
      ]}
    >
      {popup.image !== null && <img src={popup.image} alt="" />}
      <Html html={popup.html} className="popup-text" />
    </Dialog>
  );
}
