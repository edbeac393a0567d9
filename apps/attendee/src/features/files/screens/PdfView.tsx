import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { fileText } from '@meetingapp/ui/icons/icons-topics.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { isOwnPdf } from '../../../lib/navigation/own-files.ts';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';
import { loadLibrary } from '../../../shared/pdf/pdf-library.ts';
import { PdfReader } from '../parts/PdfReader.tsx';

// Also when the screen is only prefetched: the library takes the longest to load.
if (typeof Worker !== 'undefined') void loadLibrary().catch(() => undefined);

/** S17: a PDF of this server. `file`: its address; `name`: its title; `save`: it may be saved. */
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
