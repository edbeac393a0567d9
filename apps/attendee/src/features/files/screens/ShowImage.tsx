import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { image } from '@meetingapp/ui/icons.ts';
import { useBack } from '../../../lib/go.tsx';
import { useSearch } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { Pictures } from '../parts/Pictures.tsx';
import { picturesIn } from '../view.ts';

/** S16: pictures one after the other, over the whole page. */
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
