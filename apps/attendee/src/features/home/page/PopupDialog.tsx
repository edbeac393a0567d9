import type { HomeInfo } from '@meetingapp/contract/home/home.ts';
import { Dialog } from '@meetingapp/ui/feedback/Dialog.tsx';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import { useNavigateToAddress } from '../../../lib/navigation/navigation.tsx';
import { Html } from '../../../lib/texts/Html.tsx';
import { useT } from '../../../lib/texts/texts.ts';

export interface PopupProps {
  popup: NonNullable<HomeInfo['popup']>;
  open: boolean;
  onClose: () => void;
}

export function PopupDialog({ popup, open, onClose }: PopupProps) {
  const t = useT('home');
  const go = useNavigateToAddress();
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
      {popup.image !== null && <img src={smallPicture(popup.image, 1152)} alt="" />}
      <Html html={popup.html} className="popup-text" />
    </Dialog>
  );
}
