import { fileText } from '@meetingapp/ui/icons-topics.ts';
import { Blank } from '../../../lib/Blank.tsx';
import { Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import type { PapersTabProps } from './papers-tab.ts';

/** What was submitted. */
export function PaperList({ bar }: PapersTabProps) {
  const t = useT('papersConsole');
  const names = useT('console');
  return (
    <Page title={names('pages.papers')} bar={bar}>
      <Blank icon={fileText} title={t('none')} text={t('noneText')} />
    </Page>
  );
}
