import { paperCalls } from '@meetingapp/contract/papers/result.ts';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { PaperGate } from '../list/PaperGate.tsx';
import { PosterView } from '../poster/PosterView.tsx';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

const known = /^\d{1,15}$/;

/** S74: one e-poster. The address contains its number; the conference may be left out. */
export function PosterDetail() {
  const app = useT('app');
  const { id = '', cid: said } = useSearch();
  const named = said !== undefined && known.test(said) ? said : null;
  const { answer, failure, asking, again } = useCall(
    paperCalls.find,
    named === null ? { id: known.test(id) ? id : '1' } : null,
    {
      quiet: true,
    },
  );
  const back = useBack('index');
  const cid = named ?? (answer ? String(answer.cid) : null);
  useNamedConference(answer?.cid);
  if (cid === null)
    return (
      <Page kind="plain" top={<TopBar back={{ label: app('back'), onPress: back }} />}>
        {failure && (
          <ErrorState heading title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
        )}
      </Page>
    );
  return (
    <PaperGate key={id} cid={cid} id={id} kind="posters">
      {(paper, all) => <PosterView cid={cid} paper={paper} known={all} />}
    </PaperGate>
  );
}
