import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { fileText } from '@meetingapp/ui/icons-topics.ts';
import { useBack } from '../../../lib/go.tsx';
import { isOwnPdf } from '../../../lib/own-files.ts';
import { useSearch } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { useTitle } from '../../../lib/title.ts';
import { loadLibrary } from '../parts/pdf-library.ts';
import { PdfReader } from '../parts/PdfReader.tsx';

// While the screen is only fetched ahead, too: the library is the longer part of the way.
if (typeof Worker !== 'undefined') void loadLibrary().catch(() => undefined);

/** S17: a PDF of this server, `file`, called `name`; `save` where it may be saved. */
export function PdfView() {
  const t = useT('files');
  const app = useT('app');
  const back = useBack('index');
  const { file = '', name = '', save } = useSearch();
  useTitle(name);
  if (isOwnPdf(file))
    return <PdfReader key={file} address={file} name={name} mayBeSaved={save === '1'} onClose={back} />;
  return (
    <Page kind="plain" top={<TopBar back={{ label: app('back'), onPress: back }} />}>
      <EmptyState heading icon={fileText} title={t('noFile')} text={t('noFileText')} />
    </Page>
  );
}
