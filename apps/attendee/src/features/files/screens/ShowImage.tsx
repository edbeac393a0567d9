import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { image } from '@meetingapp/ui/icons/icons.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { Pictures } from '../parts/Pictures.tsx';
import { picturesIn } from '../view.ts';

/** S16: full-page viewer for a list of pictures. */
export function ShowImage() {
  const t = useT('files');
  const app = useT('app');
  const back = useBack('index');
  const { pictures, at } = picturesIn(useSearch());
  if (pictures.length > 0) return <Pictures pictures={pictures} at={at} onClose={back} />;
  return (
    <Page kind="plain" top={<TopBar back={{ label: app('back'), onPress: back }} />}>
      <EmptyState heading icon={image} title={t('noPicture')} text={t('noPictureText')} />
    </Page>
  );
}
