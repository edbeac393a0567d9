import { pagesCalls } from '@meetingapp/contract/pages/page.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { fileText } from '@meetingapp/ui/icons/icons-topics.ts';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import { Phrases } from '../../../lib/texts/Phrases.tsx';
import { Prose } from '../../../lib/texts/Prose.tsx';
import { addressOf } from '../../../lib/navigation/address.ts';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { PageGate } from '../parts/PageGate.tsx';
import { SubjectRows } from '../parts/SubjectRows.tsx';
import { isNumber } from '../view.ts';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

/** S14: a special topic: cover, introduction and related items. */
export function Subject() {
  const t = useT('pages');
  const { id } = useParameters('subject');
  const named = isNumber(id);
  const asked = useCall(pagesCalls.subject, named ? { subjectId: id } : null, { kept: true, quiet: true });
  const { answer } = asked;
  const subject = answer?.subject;
  const address = addressOf('subject', { id }, answer ? { cid: answer.cid } : {}, {});
  useNamedConference(answer?.cid);
  return (
    <PageGate
      asked={asked}
      nameless={!named}
      shown={answer && subject ? { cid: answer.cid, title: subject.title, address, cover: subject.cover } : null}
    >
      {answer && subject && (
        <>
          {subject.cover !== null && <img className="cover" src={smallPicture(subject.cover, 1152)} alt="" />}
          <h1 className="t-2xl">
            <Phrases text={subject.title} />
          </h1>
          {subject.html !== '' && <Prose html={subject.html} />}
          {subject.groups.map(({ kind, items }) => (
            <section key={kind}>
              <h2>{t(`kinds.${kind}`)}</h2>
              <SubjectRows kind={kind} items={items} zone={answer.zone} />
            </section>
          ))}
          {subject.html === '' && subject.groups.length === 0 && <EmptyState icon={fileText} title={t('empty')} />}
        </>
      )}
    </PageGate>
  );
}
