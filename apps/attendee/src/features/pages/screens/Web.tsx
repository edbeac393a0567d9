import { pagesCalls } from '@meetingapp/contract/pages/page.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { fileText } from '@meetingapp/ui/icons/icons-topics.ts';
import { Phrases } from '../../../lib/texts/Phrases.tsx';
import { Prose } from '../../../lib/texts/Prose.tsx';
import { addressOf } from '../../../lib/navigation/address.ts';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { PageGate } from '../parts/PageGate.tsx';
import { isNumber } from '../view.ts';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

/** S13: a page written by staff. */
export function Web() {
  const t = useT('pages');
  const { webid } = useParameters('web');
  const named = isNumber(webid);
  const asked = useCall(pagesCalls.page, named ? { pageId: webid } : null, { kept: true, quiet: true });
  const { answer } = asked;
  const page = answer?.page;
  const address = addressOf('web', { webid }, answer ? { cid: answer.cid } : {}, {});
  useNamedConference(answer?.cid);
  return (
    <PageGate
      asked={asked}
      nameless={!named}
      shown={answer && page ? { cid: answer.cid, title: page.title, address, cover: null } : null}
    >
      {page && (
        <article>
          <h1 className="t-2xl">
            <Phrases text={page.title} />
          </h1>
          {page.html === '' ? <EmptyState icon={fileText} title={t('empty')} /> : <Prose html={page.html} />}
        </article>
      )}
    </PageGate>
  );
}
